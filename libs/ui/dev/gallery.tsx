import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import styled from 'styled-components'
import { SaveBar } from '../src/feedback/SaveBar'
import { Segmented } from '../src/fields/Segmented'
import { PageFade } from '../src/layout/PageFade'
import { SkipLink } from '../src/layout/SkipLink'
import { GlobalStyle } from '../src/theme/GlobalStyle'
import { text } from '../src/theme/tokens'
import { Buttons } from './Buttons'
import { Dialogs } from './Dialogs'
import { Forms } from './Forms'
import { States } from './States'
import { Views } from './Views'

type Theme = 'system' | 'light' | 'dark'

function Gallery() {
  const [theme, setTheme] = useState<Theme>('system')
  const choose = (next: Theme) => {
    document.documentElement.dataset['theme'] = next
    setTheme(next)
  }
  return (
    <>
      <GlobalStyle />
      <SkipLink />
      <Page id="contenido" tabIndex={-1}>
        <PageFade>
          <Stack>
            <h1>Galería de partes</h1>
            <Segmented
              label="Tema"
              value={theme}
              onChange={choose}
              options={[
                { value: 'system', label: 'Sistema' },
                { value: 'light', label: 'Claro' },
                { value: 'dark', label: 'Oscuro' },
              ]}
            />
            <Dialogs />
            <Buttons />
            <Forms />
            <Views />
            <States />
            <SaveBar dirty={false} saved missing={[]} busy={false} onDiscard={() => undefined} />
            <SaveBar
              dirty
              missing={[{ label: 'Subtítulo', fieldId: 'subtitle' }]}
              busy={false}
              shortcut="Ctrl S"
              onDiscard={() => undefined}
            />
          </Stack>
        </PageFade>
      </Page>
    </>
  )
}

const Page = styled.main`
  padding: 24px var(--pane-padding) 0;
  &:focus { outline: none; }
`

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  h1 { ${text(28)} }
`

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
