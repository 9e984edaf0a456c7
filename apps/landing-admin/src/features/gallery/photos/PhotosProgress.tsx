import type { Uploads } from '@torneo/media/use-uploads'
import { Button } from '@torneo/ui/buttons/Button'
import { ProgressBar } from '@torneo/ui/feedback/ProgressBar'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { photoTexts } from './photo-texts'

/** Counts the finished, running and failed uploads. */
export function countUploads(items: Uploads['items']) {
  const count = (...states: readonly string[]) => items.filter(({ state }) => states.includes(state)).length
  return { all: items.length, done: count('done'), running: count('preparing', 'sending'), failed: count('failed') }
}

/** Progress of all uploads, sticky above the rows, with one button that retries all failed ones. */
export function PhotosProgress({ uploads: { items, retry } }: { uploads: Uploads }) {
  const { all, done, running, failed } = countUploads(items)
  if (all === 0) return null
  const retryable = items.filter(({ state, isRetryable }) => state === 'failed' && isRetryable)
  const share = items.reduce((sum, item) => sum + (item.state === 'failed' ? 1 : item.share), 0) / all
  return (
    <Root>
      <Words>
        <p>{running > 0 ? photoTexts.uploading(done, all) : done > 0 && photoTexts.uploaded(done)}</p>
        {failed > 0 && <p data-failed>{photoTexts.failed(failed)}</p>}
        {running === 0 && retryable.length > 0 && (
          <Button size="sm" onClick={() => retryable.forEach(({ id }) => retry(id))}>
            {photoTexts.retryAll(retryable.length)}
          </Button>
        )}
      </Words>
      {running > 0 && <ProgressBar aria-label={photoTexts.uploading(done, all)} value={share} />}
    </Root>
  )
}

// Covers the rows that scroll below it.
const Root = styled.div`
  position: sticky;
  z-index: 1;
  top: -1px;
  ${gridGap('6px')}
  padding: 10px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.surface};
`

const Words = styled.div`
  ${flexRow('4px 16px')}
  flex-wrap: wrap;
  min-height: 24px;
  font-weight: 600;
  ${text(13)}
  [data-failed] { color: ${color.danger}; }
  > button { margin-left: auto; }
`
