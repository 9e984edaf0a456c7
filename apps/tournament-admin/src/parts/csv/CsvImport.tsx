import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, text } from '@torneo/ui/theme/tokens'
import { useEffect, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Draft, useCreateAll } from '../create-all/use-create-all'
import { csvTexts as texts } from './csv-texts'
import { FileDrop } from './FileDrop'
import type { ImportedRows, ImportRow } from './imported-rows'
import { ImportPreview } from './ImportPreview'
import type { useCsvFile } from './use-csv-file'

/** Texts of a kind of record. */
export interface CsvImportTexts {
  readonly title: string
  readonly how: string
  readonly counted: (count: number) => string
  readonly create: (count: number) => string
  readonly existing: (count: number) => string
  /** Sentence on blank cells that were taken from above. */
  readonly carried?: (rows: string) => string
  readonly nothing: string
  readonly rejected: string
  readonly failed: string
}

interface CsvImportProps<Body> {
  readonly texts: CsvImportTexts
  /** Heading of each field that the service may reject. */
  readonly labels: Readonly<Record<string, string>>
  readonly file: Omit<ReturnType<typeof useCsvFile<ImportedRows<ImportRow & Draft<Body>>>>, 'setImported'>
  readonly creation: ReturnType<typeof useCreateAll<Body, unknown>>
  /** Questions about the file, above its rows. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** Records from a file: nothing is created until every row is right, then all of them at once (B37). */
export function CsvImport<Body>({ texts: about, labels, file, creation, children, onClose }: CsvImportProps<Body>) {
  const { imported, failure, isReading } = file
  const { create, isCreating, isCreated, failure: notCreated, dismiss } = creation
  useEffect(() => {
    if (isCreated) onClose()
  }, [isCreated, onClose])
  const handleFile = (chosen: File) => {
    dismiss()
    void file.choose(chosen)
  }
  const isReady = imported !== null && imported.errors.length === 0 && imported.rows.length > 0
  const rejected = (notCreated?.rows ?? []).map(({ id, sentence, field }) => ({
    id,
    row: imported?.rows.find((row) => row.id === id)?.row ?? 0,
    column: labels[field] ?? texts.wholeRow,
    message: sentence,
  }))
  return (
    <Modal
      title={about.title}
      size="lg"
      busy={isCreating}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isCreating || undefined}>
            {texts.cancel}
          </Button>
          {isReady && (
            <Button variant="primary" busy={isCreating} onClick={() => void create(imported.rows)}>
              {about.create(imported.rows.length)}
            </Button>
          )}
        </>
      }>
      <Stack $gap={16}>
        {!imported && <How>{about.how}</How>}
        <FileDrop isBusy={isReading} isSmall={imported !== null} onFile={handleFile} />
        {failure && (
          <Notice
            tone="danger"
            role="alert"
            action={
              failure.file && (
                <Button size="sm" onClick={() => failure.file && handleFile(failure.file)}>
                  {texts.retry}
                </Button>
              )
            }>
            {failure.sentence}
          </Notice>
        )}
        {children}
        {imported && imported.errors.length > 0 && (
          <Notice tone="danger" role="alert">
            {texts.wrongWhy}
          </Notice>
        )}
        {notCreated && (
          <Notice tone="danger" role="alert">
            {notCreated.sentence ? `${about.failed} ${notCreated.sentence}` : about.rejected}
          </Notice>
        )}
        {imported && <ImportPreview imported={imported} rejected={rejected} about={about} />}
      </Stack>
    </Modal>
  )
}

const How = styled.p`
  color: ${color.muted};
  text-wrap: pretty;
  ${text(14)}
`
