import { isCallError, sentenceOf, useUpload } from '@torneo/client'
import { documentEndpoints, documentMessages, maximumDocumentSize } from '@torneo/contracts/files/documents'
import { formatSize } from '@torneo/domain/format/format-size'
import { sendWithProgress } from '@torneo/media/send-with-progress'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { ProgressBar } from '@torneo/ui/feedback/ProgressBar'
import { describedBy, Field } from '@torneo/ui/fields/Field'
import { color, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import { FileText, Trash2, X } from 'lucide-react'
import { useEffect, useRef, useState, type Ref } from 'react'
import styled from 'styled-components'
import { articleTexts as texts } from './article-texts'

/** A PDF that is known by name: the record's or the uploaded one. */
interface NamedDocument {
  readonly url: string
  readonly name: string
  readonly size: number
}

interface DocumentFieldProps {
  readonly id: string
  readonly label: string
  /** Address of the PDF, '' without one. */
  readonly value: string
  readonly onChange: (address: string) => void
  readonly onBlur: () => void
  readonly error?: string | undefined
  /** The record's own. */
  readonly stored: NamedDocument | null
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** The PDF of a record: uploaded with its progress, and replaced or removed with the next save. */
export function DocumentField({ id, label, value, onChange, onBlur, error, stored, ref }: DocumentFieldProps) {
  const upload = useUpload(documentEndpoints.upload)
  const input = useRef<HTMLInputElement>(null)
  const [uploaded, setUploaded] = useState<NamedDocument | null>(null)
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const named = [uploaded, stored].find((document) => document?.url === value)
  const message = problem ?? error

  const send = async (file: File) => {
    if (file.size > maximumDocumentSize) return setProblem(documentMessages.tooLarge)
    setProblem(undefined)
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setSending({ name: file.name, share: 0 })
    const body = new FormData()
    body.set('file', file, file.name)
    try {
      const document = await upload({
        params: {},
        query: undefined,
        body,
        signal: controller.signal,
        send: sendWithProgress((share) => setSending({ name: file.name, share })),
      })
      setUploaded(document)
      onChange(document.url)
    } catch (failure) {
      if (controller.signal.aborted) return
      setProblem(
        isCallError(failure) ? sentenceOf(failure, documentMessages.uploadFailed) : documentMessages.uploadFailed,
      )
    } finally {
      if (running.current === controller) setSending(null)
    }
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} {...{ onBlur }}>
      <Field id={id} labelId={`${id}-label`} label={label} error={message}>
        <Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.upload}
            accept="application/pdf,.pdf"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              currentTarget.value = ''
              if (file) void send(file)
            }}
          />
          <FileText size={20} aria-hidden />
          <Name>
            {sending ? (
              <>
                <ClampedText>{texts.uploading(sending.name)}</ClampedText>
                <ProgressBar aria-label={texts.uploading(sending.name)} value={sending.share} />
              </>
            ) : value === '' ? (
              <small>{texts.noPdf}</small>
            ) : (
              <>
                <ClampedText>{named?.name ?? texts.pdf}</ClampedText>
                {named && <small>{formatSize(named.size)}</small>}
                {uploaded?.url === value && value !== stored?.url && <small role="status">{texts.uploaded}</small>}
              </>
            )}
          </Name>
          {sending ? (
            <IconButton
              label={texts.cancelUpload}
              icon={<X size={18} />}
              onClick={() => {
                running.current?.abort()
                setSending(null)
              }}
            />
          ) : (
            <>
              <Button
                ref={ref as Ref<HTMLButtonElement>}
                id={id}
                size="sm"
                aria-invalid={message ? true : undefined}
                aria-describedby={describedBy(id, { error: message })}
                onClick={() => input.current?.click()}>
                {value === '' ? texts.upload : texts.replace}
              </Button>
              {value !== '' && (
                <IconButton
                  label={texts.removePdf}
                  tone="danger"
                  icon={<Trash2 size={18} />}
                  onClick={() => {
                    setProblem(undefined)
                    onChange('')
                    document.getElementById(id)?.focus()
                  }}
                />
              )}
            </>
          )}
        </Box>
      </Field>
    </div>
  )
}

const Box = styled.div`
  ${flexWrap('8px 12px', 'center')}
  padding: 8px 8px 8px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  > svg { flex: none; color: ${color.muted}; }
`

const Name = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  font-weight: 600;
  ${text(13)}
  small { display: block; color: ${color.muted}; font-weight: 400; ${text(12)} }
`
