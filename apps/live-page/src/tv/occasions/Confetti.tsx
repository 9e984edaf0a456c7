import styled, { keyframes } from 'styled-components'

const count = 44
const colors = ['#F5C162', '#FFFFFF', '#9CC3FF', '#D7D9DE'] as const

/** Paper falling over the screen. Pseudo-random places, so that every television shows the same. */
export function Confetti() {
  return (
    <Root aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i
          key={index}
          style={{
            left: `${(index * 61.8) % 100}%`,
            background: colors[index % colors.length],
            animationDelay: `${-((index * 7.3) % 9)}s`,
            animationDuration: `${6 + ((index * 3.7) % 5)}s`,
          }}
        />
      ))}
    </Root>
  )
}

const fall = keyframes`
  from { transform: translateY(-5vh) rotate(0); }
  to { transform: translateY(105vh) rotate(720deg); }
`

const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  i { position: absolute; top: 0; width: 1.1vh; height: 1.7vh; animation: ${fall} linear infinite; }
`
