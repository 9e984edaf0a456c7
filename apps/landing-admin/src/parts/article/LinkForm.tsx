import { Button } from '@torneo/ui/buttons/Button'
import { TextField } from '@torneo/ui/fields/TextField'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { safeLink } from './article-schema'
import { articleTexts as texts } from './article-texts'
import { LinkRow } from './editor-styles'

interface LinkFormProps {
  /** Address of the link that is edited; '' for a new one. */
  readonly address: string
  readonly onSet: (address: string) => void
  readonly onRemove: () => void
  readonly onCancel: () => void
}

/** Address of a link. It is in a record's form, so that it is no form itself. */
export function LinkForm({ address, onSet, onRemove, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState(address.replace(/^mailto:/, ''))
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = () => {
    const href = safeLink(typed)
    if (href !== '') return onSet(href)
    setWrong(true)
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') submit()
    else onCancel()
  }

  return (
    <LinkRow onKeyDown={handleKey}>
      <TextField
        ref={input}
        label={texts.linkAddress}
        hint={texts.linkHint}
        error={isWrong ? texts.linkProblem : undefined}
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
      />
      <Button size="sm" onClick={submit}>
        {texts.putLink}
      </Button>
      {address !== '' && (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {texts.removeLink}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </LinkRow>
  )
}
