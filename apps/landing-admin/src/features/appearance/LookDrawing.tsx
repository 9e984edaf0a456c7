import type { Look, TitleFace } from '@torneo/contracts/site/appearance'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { sampleStyle } from './sample-fonts'

export interface LookDrawingProps {
  readonly look: Look
  readonly primary: string
  readonly accent: string
  readonly titleFace: TitleFace
  readonly title: string
  /** Address of the hero's photo, '' without one. */
  readonly photo: string
}

const [paper, ink, night] = ['#F6F5F2', '#17181C', '#0A0B0D']

/** Characters of a title that a drawing shows. */
const most = 13
const short = (title: string): string => (title.length > most ? `${title.slice(0, most).trimEnd()}…` : title)

/** First screen of the page in a look, in small, in the page's own theme. */
export function LookDrawing({ look, primary, accent, titleFace, title, photo }: LookDrawingProps) {
  const circle = useId()
  const onPrimary = readableOn(primary)
  const picture = (x: number, y: number, width: number, height: number) =>
    photo ? (
      <image href={photo} x={x} y={y} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
    ) : (
      <rect x={x} y={y} width={width} height={height} fill={primary} />
    )
  const words = (x: number, y: number, fill: string, isCentred = false) => (
    <text
      x={x}
      y={y}
      fill={fill}
      fontSize="8"
      textAnchor={isCentred ? 'middle' : 'start'}
      style={sampleStyle(titleFace)}>
      {short(title)}
    </text>
  )
  const bar = <rect width="120" height="9" fill={primary} />
  const drawings: Readonly<Record<Look, ReactNode>> = {
    mitades: (
      <>
        <rect width="120" height="56" fill={primary} />
        {picture(56, 9, 64, 47)}
        <path d="M0 9.5h120" stroke={accent} />
        {words(6, 30, onPrimary)}
        <rect x="6" y="38" width="22" height="7" rx="2" fill={onPrimary} />
      </>
    ),
    foto: (
      <>
        {picture(0, 7, 120, 46)}
        <rect width="120" height="7" fill="#FFF" />
        <rect x="8" y="46" width="15" height="13" rx="3" fill="#FFF" stroke={accent} />
        {words(60, 66, ink, true)}
      </>
    ),
    diploma: (
      <>
        <rect x="8" y="5" width="104" height="70" fill="#FFF" stroke={accent} strokeWidth="2" />
        <circle cx="60" cy="13" r="4" fill={primary} />
        {words(60, 28, ink, true)}
        {picture(20, 34, 80, 32)}
      </>
    ),
    color: (
      <>
        <rect width="120" height="80" fill={primary} />
        <clipPath id={circle}>
          <circle cx="88" cy="40" r="26" />
        </clipPath>
        <g clipPath={`url(#${circle})`}>{picture(62, 14, 52, 52)}</g>
        <circle cx="88" cy="40" r="26" fill="none" stroke={accent} strokeWidth="3" />
        {words(6, 38, onPrimary)}
        <rect x="6" y="46" width="24" height="8" rx="4" fill={accent} />
      </>
    ),
    diario: (
      <>
        {words(60, 13, ink, true)}
        <path d="M6 18h108" stroke={ink} strokeWidth="2" />
        {picture(6, 24, 66, 44)}
        <path d="M78 27h36M78 34h36M78 41h36M78 48h30M78 55h34" stroke="#85837B" strokeWidth="2" />
      </>
    ),
    noche: (
      <>
        <rect width="120" height="80" fill={night} />
        {picture(0, 7, 120, 40)}
        <path d="M0 48h120" stroke={accent} strokeWidth="2" />
        <rect x="6" y="56" width="3" height="14" fill={accent} />
        {words(13, 66, '#FFF')}
      </>
    ),
  }
  return (
    <Drawing viewBox="0 0 120 80" aria-hidden>
      <rect width="120" height="80" fill={paper} />
      {look === 'mitades' && bar}
      {drawings[look]}
    </Drawing>
  )
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  border-radius: 4px;
`
