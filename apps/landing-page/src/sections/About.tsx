import { pageTexts as texts } from '../page-texts'
import { usePage } from '../use-page'

/** Story of the event, with the size of this year's. */
export function About() {
  const { landing, tournament, mark } = usePage()
  const { about } = landing
  if (!about) return null
  const counts = [
    { count: tournament.promotions.length, word: texts.promotions },
    { count: tournament.sports.length, word: texts.ofSports },
    { count: tournament.teams.reduce((sum, { stats }) => sum + stats.played, 0) / 2, word: texts.matches },
  ].filter(({ count }) => count > 0)
  return (
    <section id="sobre" className="section about" aria-labelledby="sobre-titulo">
      <div className="inner">
        <div>
          <h2 id="sobre-titulo" {...mark('about', 'title')}>
            {about.title}
          </h2>
          <p className="lines lead" {...mark('about', 'description')}>
            {about.description}
          </p>
          {about.quote && (
            <blockquote className="lines" {...mark('about', 'quote')}>
              {about.quote}
            </blockquote>
          )}
        </div>
        {(counts.length > 0 || about.highlights.length > 0) && (
          <div>
            {counts.length > 0 && (
              <dl className="counts">
                {counts.map(({ count, word }) => (
                  <div key={word(2)}>
                    <dt>{word(count)}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
              </dl>
            )}
            {about.highlights.length > 0 && (
              <ul className="highlights" {...mark('about', 'highlights')}>
                {about.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
