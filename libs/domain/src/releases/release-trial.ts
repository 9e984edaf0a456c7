/** Visits to a version, and how many of them failed. */
export interface VersionCounts {
  readonly visits: number
  readonly failures: number
}

/** Minimum failures before a trial is judged. */
const minFailures = 3
/** Minimum difference between the failure rates. */
const minRateDifference = 0.02
/** Maximum probability that the difference is due to chance. */
const maxChance = 0.01

/**
 * Probability that at least as many failures hit the trial if both versions are equally good: Fisher's exact test,
 * one-sided. Exact because a trial for a tenth of the users has few visits.
 */
function chanceOf(trial: VersionCounts, live: VersionCounts): number {
  const [all, failed] = [trial.visits + live.visits, trial.failures + live.failures]
  const [min, max] = [Math.max(0, trial.visits + failed - all), Math.min(trial.visits, failed)]
  // Logarithms of the weights relative to the first: factorials of thousands overflow.
  let weight = 0
  const weights = [weight]
  for (let k = min; k < max; k += 1) {
    weight += Math.log(((failed - k) * (trial.visits - k)) / ((k + 1) * (all - failed - trial.visits + k + 1)))
    weights.push(weight)
  }
  const largest = Math.max(...weights)
  const sum = (from: number) => weights.slice(from).reduce((total, one) => total + Math.exp(one - largest), 0)
  return sum(trial.failures - min) / sum(0)
}

/** True if a version on trial fails significantly more of its visits than the live one. */
export function failsMore(trial: VersionCounts, live: VersionCounts): boolean {
  // A failure may come from a visit counted earlier: cap the rate at 1.
  const capFailureRate = ({ visits, failures }: VersionCounts) => ({ visits: Math.max(visits, failures), failures })
  const [ours, theirs] = [capFailureRate(trial), capFailureRate(live)]
  const rate = ({ visits, failures }: VersionCounts) => (visits === 0 ? 0 : failures / visits)
  if (ours.failures < minFailures || rate(ours) - rate(theirs) < minRateDifference) return false
  return theirs.visits > 0 && chanceOf(ours, theirs) < maxChance
}

/** Maximum visits that a trial can be asked to have; a live version with too few never gets there. */
const maxNeeded = 1000

/**
 * Number of trial visits at which failing in every tenth visit more than the live version would end the trial; null
 * while the live version has too few visits to compare with.
 */
export function visitsNeeded(live: VersionCounts): number | null {
  const rate = live.visits === 0 ? 0 : Math.min(live.failures / live.visits, 1)
  for (let visits = minFailures; visits <= maxNeeded; visits += 1) {
    const failures = Math.min(Math.ceil((rate + 0.1) * visits), visits)
    if (failsMore({ visits, failures }, live)) return visits
  }
  return null
}
