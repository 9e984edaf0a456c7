import { About } from '../sections/About'
import { Calendar } from '../sections/Calendar'
import { CallToAction } from '../sections/CallToAction'
import { HallOfFame } from '../sections/HallOfFame'
import { Hero } from '../sections/Hero'
import { NowPlaying } from '../sections/NowPlaying'
import { Photos } from '../sections/Photos'
import { Sponsors } from '../sections/Sponsors'
import { Sports } from '../sections/Sports'

/** Whole page in the order of the panel's editors; a part without content leaves no hole. */
export function HomeView() {
  return (
    <>
      <Hero />
      <div className="inner now-place" data-now>
        <NowPlaying />
      </div>
      <About />
      <Sports />
      <Calendar />
      <Photos />
      <HallOfFame />
      <Sponsors />
      <CallToAction />
    </>
  )
}
