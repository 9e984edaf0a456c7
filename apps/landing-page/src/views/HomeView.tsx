import { isOpenOn } from '@torneo/domain/site/open-call'
import { About } from '../sections/About'
import { Calendar } from '../sections/Calendar'
import { CallToAction } from '../sections/CallToAction'
import { HallOfFame } from '../sections/HallOfFame'
import { Hero } from '../sections/Hero'
import { LatestNews } from '../sections/LatestNews'
import { NowPlaying } from '../sections/NowPlaying'
import { Photos } from '../sections/Photos'
import { Sponsors } from '../sections/Sponsors'
import { Sports } from '../sections/Sports'
import { Thanks } from '../sections/Thanks'
import { usePage } from '../use-page'

/**
 * Whole page; a part without content leaves no hole. Its order is that of the panel's editors but for what matters by
 * the date (B103): before, an open sign-up and the calendar come first; after, champions and photos.
 */
export function HomeView() {
  const { season, landing, today } = usePage()
  const isBefore = season.phase === 'before'
  const isAfter = season.phase === 'after'
  const { cta } = landing
  const isInviting = isBefore && cta?.buttonType === 'register' && isOpenOn(cta.until, today)
  return (
    <>
      <Hero />
      {isAfter ? (
        <div className="inner now-place">
          <Thanks />
        </div>
      ) : (
        <div className="inner now-place" data-now>
          <NowPlaying />
        </div>
      )}
      {isInviting && <CallToAction />}
      {isBefore && <Calendar />}
      {isAfter && (
        <>
          <HallOfFame />
          <Photos />
        </>
      )}
      <LatestNews />
      <About />
      <Sports />
      {!isBefore && <Calendar />}
      {!isAfter && (
        <>
          <Photos />
          <HallOfFame />
        </>
      )}
      <Sponsors />
      {!isInviting && <CallToAction />}
    </>
  )
}
