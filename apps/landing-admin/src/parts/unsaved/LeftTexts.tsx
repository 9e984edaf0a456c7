import { leaveWithDrafts, useToast } from '@torneo/client'
import { sectionById } from '@torneo/contracts/releases/sections'
import { recoversDrafts } from '@torneo/panel/record/use-recovered-draft'
import { useNavigate } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Row } from '@torneo/ui/layout/Row'
import type { LeftText } from './left-texts'
import { unsavedTexts as texts } from './unsaved-texts'
import { useSaveLeft } from './use-save-left'

const partsOf = (left: readonly LeftText[]) => [...new Set(left.map(({ record }) => record))]
const labelsOf = (left: readonly LeftText[]) => partsOf(left).map((part) => sectionById(part).label)

interface LeftTextsProps {
  readonly left: readonly LeftText[]
  /** Called when some were saved. */
  readonly onSaved: () => void
}

/** Names the texts that were left unsaved for the one that is open, leads to each, and saves all of them. */
export function LeftTexts({ left, onSaved }: LeftTextsProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const { save, saving } = useSaveLeft()

  const saveAll = async () => {
    const done = await save(left)
    const failed = left.filter((text) => !done.includes(text))
    if (done.length > 0) toast.success(texts.saved(labelsOf(done)))
    if (failed.length > 0) toast.error(texts.failed(labelsOf(failed)))
    onSaved()
  }

  return (
    <Notice tone="info">
      <b>{texts.title}</b>
      <p>{texts.hint}</p>
      <Row $gap={8} $wrap style={{ marginTop: 8 }}>
        {partsOf(left).map((part) => (
          <Button
            key={part}
            size="sm"
            variant="ghost"
            onClick={() => leaveWithDrafts(() => void navigate(sectionById(part).path, { state: recoversDrafts }))}>
            {sectionById(part).label}
          </Button>
        ))}
        <Button size="sm" busy={saving} busyLabel={texts.saving} onClick={() => void saveAll()}>
          {texts.save(left.length)}
        </Button>
      </Row>
    </Notice>
  )
}
