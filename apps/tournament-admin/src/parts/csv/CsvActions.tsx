import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { Button } from '@torneo/ui/buttons/Button'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { Download, Upload } from 'lucide-react'
import { csvTexts as texts } from './csv-texts'

interface CsvActionsProps {
  readonly imports: readonly { readonly label: string; readonly onSelect: () => void }[]
  /** Each prepares and downloads a file; none while there is nothing to export. */
  readonly exports: readonly { readonly label: string; readonly save: () => Promise<void> }[]
}

/** Menu of imports and exports; a button for an import alone. */
export function CsvActions({ imports, exports }: CsvActionsProps) {
  const fail = useFailureToasts()
  const [first, ...others] = imports
  if (first && others.length === 0 && exports.length === 0)
    return (
      <Button icon={<Upload size={18} aria-hidden />} onClick={first.onSelect}>
        {first.label}
      </Button>
    )
  return (
    <span>
      <Menu
        label={texts.menu}
        items={[
          ...imports.map((one) => ({ ...one, icon: <Upload size={18} aria-hidden /> })),
          ...exports.map(({ label, save }) => ({
            label,
            icon: <Download size={18} aria-hidden />,
            onSelect: () => void save().catch((error: unknown) => fail(texts.exportFailed, error)),
          })),
        ]}
      />
    </span>
  )
}
