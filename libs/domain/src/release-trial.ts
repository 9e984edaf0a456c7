/** How often a version was opened, and how many of those saw it fail. */
export interface VersionCounts {
  readonly visits: number
  readonly failures: number
}

/** A trial is not judged by fewer failures than this. */
const fewest = 3
/** By how much more of the visits a trial must fail. */
const margin = 0.02
/** The most likely that the difference may be chance. */
const chance = 0.01

/**
 * How likely it is that at least as many of the failures fell on the trial if both versions were equally good: Fisher's exact test, one-sided.
 * Exact, since a trial for a tenth of the people has few visits.
 */
function likelihood(trial: VersionCounts, live: VersionCounts): number {
  const [all, failed] = [trial.visits + live.visits, trial.failures + live.failures]
  const [least, most] = [Math.max(0, trial.visits + failed - all), Math.min(trial.visits, failed)]
  // Weights relative to the first, as logarithms: factorials of thousands of visits are no numbers any more.
  let weight = 0
  const weights = [weight]
  for (let k = least; k < most; k += 1) {
    weight += Math.log(((failed - k) * (trial.visits - k)) / ((k + 1) * (all - failed - trial.visits + k + 1)))
    weights.push(weight)
  }
  const largest = Math.max(...weights)
  const sum = (from: number) => weights.slice(from).reduce((total, one) => total + Math.exp(one - largest), 0)
  return sum(trial.failures - least) / sum(0)
}

/** Whether a version on trial fails more of its visits than the live one, beyond what chance explains. */
export function failsMore(trial: VersionCounts, live: VersionCounts): boolean {
  // Somebody may see a failure whose visit was counted before: a rate is no more than 1.
  const whole = ({ visits, failures }: VersionCounts) => ({ visits: Math.max(visits, failures), failures })
  const [ours, theirs] = [whole(trial), whole(live)]
  const rate = ({ visits, failures }: VersionCounts) => (visits === 0 ? 0 : failures / visits)
  if (ours.failures < fewest || rate(ours) - rate(theirs) < margin) return false
  return theirs.visits > 0 && likelihood(ours, theirs) < chance
}
