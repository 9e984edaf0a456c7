import { color, font } from '@torneo/ui/theme/tokens'
import type { SyntheticEvent } from 'react'
import styled from 'styled-components'
import { twoLines, u } from '../tv-styles'
import type { Interlude } from './interludes'
import { pictureAddress } from './picture-address'

interface TvInterludeProps {
  readonly interlude: Interlude
  /** Called if the photo fails to load. */
  readonly onFailed: () => void
}

/** Hides a logo that fails to load; the sponsor's name remains. */
const handleNoLogo = ({ currentTarget: { parentElement } }: SyntheticEvent<HTMLImageElement>) =>
  parentElement?.style.setProperty('display', 'none')

/** A gallery photo with its caption, or sponsors. */
export function TvInterlude({ interlude, onFailed }: TvInterludeProps) {
  if (interlude.kind === 'sponsors') {
    return (
      <Sponsors $columns={Math.min(3, interlude.sponsors.length)}>
        {interlude.sponsors.map(({ id, name, logo }) => (
          <li key={id}>
            {logo && (
              <span>
                <img src={pictureAddress(logo, 'sponsors')} alt="" onError={handleNoLogo} />
              </span>
            )}
            <b>{name}</b>
          </li>
        ))}
      </Sponsors>
    )
  }
  const { url, alt, gallery, year } = interlude
  return (
    <Photo>
      <img src={pictureAddress(url, 'photo')} alt="" onError={onFailed} />
      <figcaption>
        <b>{alt}</b>
        <p>{[gallery, ...(year !== null && !gallery.includes(String(year)) ? [year] : [])].join(' · ')}</p>
      </figcaption>
    </Photo>
  )
}

const Sponsors = styled.ul<{ $columns: number }>`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  grid-auto-rows: minmax(0, 1fr);
  gap: ${u(3)};
  min-height: 0;
  li { display: flex; flex-direction: column; justify-content: center; gap: ${u(2)}; min-width: 0; min-height: 0; text-align: center; }
  span { flex: 0 1 ${u(38)}; display: grid; min-height: 0; padding: ${u(1.5)}; border-radius: ${u(2)}; background: #fff; }
  img { width: 100%; height: 100%; min-height: 0; object-fit: contain; }
  b { ${twoLines} flex: none; font-family: ${font.title}; font-size: ${u(5)}; line-height: 1.15; }
`

const Photo = styled.figure`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${u(4)};
  min-height: 0;
  img { max-width: ${u(122)}; max-height: 100%; border-radius: ${u(2)}; }
  figcaption { flex: 0 1 ${u(52)}; min-width: 0; }
  b { display: block; margin-bottom: ${u(1.5)}; font-family: ${font.title}; font-size: ${u(5.2)}; line-height: 1.15; }
  p { color: ${color.boardMuted}; font-size: ${u(4)}; line-height: 1.2; }
`
