import { color, text } from '@torneo/ui/theme/tokens'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { breakages, type Trigger } from '../../breakages'
import { BreakageCard } from './BreakageCard'
import { BrokenPart, isPart } from './BrokenPart'
import { presses } from './presses'
import refusalsFile from './refusals.json?url&no-inline'

const groups: readonly (readonly [trigger: Trigger, title: string, intro: string])[] = [
  ['press', 'En la pantalla', 'Cada una se rompe en esta página.'],
  ['open', 'Al abrir', 'Cada una abre una versión rota de esta sección, que ves solo tú.'],
  ['release', 'Al publicar', 'Versiones que el panel no aceptó cuando se publicó esta página.'],
]

/** Everything that a team can break on purpose, and what people see of it. */
export default function BreakagesScreen() {
  const [part, setPart] = useState<string | null>(null)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void fetch(refusalsFile)
      .then((response) => response.json())
      .then(setAnswers)
  }, [])

  function breakIt(id: string): void {
    if (id === 'style') void import('./repaint.css')
    else if (isPart(id)) setPart(id)
    else presses[id]?.()
  }

  return (
    <Page>
      <header>
        <h1>Roturas a propósito</h1>
        <p>
          Los errores aparecen en menos de un minuto en <a href="/users/releases">Despliegues</a>.
        </p>
      </header>
      {part && isPart(part) && <BrokenPart id={part} />}
      {groups.map(([trigger, title, intro]) => (
        <section key={trigger} aria-label={title}>
          <h2>{title}</h2>
          <p>{intro}</p>
          <Cards>
            {breakages
              .filter((breakage) => breakage.trigger === trigger)
              .map((breakage) => (
                <BreakageCard
                  key={breakage.id}
                  breakage={breakage}
                  refusal={answers[breakage.id]}
                  onPress={() => breakIt(breakage.id)}
                />
              ))}
          </Cards>
        </section>
      ))}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  gap: 24px;
  h1, h2, p { margin: 0 0 4px; }
  h1 { ${text(20)} }
  h2 { ${text(16)} }
  p { color: ${color.muted}; }
`

const Cards = styled.div`
  margin-top: 12px;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 16px;
`
