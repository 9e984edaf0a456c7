import { Button } from '@torneo/ui/buttons/Button'
import { EmojiPicker } from '@torneo/ui/fields/EmojiPicker'
import { sportEmojis } from '@torneo/ui/fields/sport-emojis'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { landingSportsTexts } from './landing-sports-texts'
import { lastEmoji } from './last-emoji'

interface IconFieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (icon: string) => void
  readonly onBlur: () => void
}

/** Emoji of a sport: one of the suggestions, any other typed one, or none. */
export function IconField({ id, label, error, value, onChange, onBlur }: IconFieldProps) {
  const otherId = `${id}-other`
  const isUsual = sportEmojis.some(({ emoji }) => emoji === value)
  const clearIcon = () => {
    onChange('')
    // The button disappears, so the field gets the focus.
    document.getElementById(otherId)?.focus()
  }
  return (
    <Stack $gap={12}>
      <EmojiPicker
        id={id}
        label={label}
        error={error}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        options={sportEmojis}
      />
      <Other>
        <TextField
          id={otherId}
          label={landingSportsTexts.otherIcon}
          hint={landingSportsTexts.otherIconHint}
          autoComplete="off"
          value={isUsual ? '' : value}
          onChange={({ target }) => onChange(lastEmoji(target.value))}
          onBlur={onBlur}
        />
        {value !== '' && (
          <Button variant="ghost" icon={<X size={18} aria-hidden />} onClick={clearIcon}>
            {landingSportsTexts.noIcon}
          </Button>
        )}
      </Other>
    </Stack>
  )
}

const Other = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: flex-start;
  > :first-child { flex: 0 1 200px; }
  /* Aligns the button with the input, below the label. */
  > button { margin-top: 24px; }
`
