import { useLocalNow } from '../../parts/use-is-late'

/** Minutes between two plans of an open page: hours pass, and those that are past are no hours. */
const step = 5

/** Returns the device's day and time ('yyyy-mm-dd HH:mm'), which changes every five minutes. */
export function usePlanNow(): string {
  const { date, time } = useLocalNow()
  const [hours = '', minutes = ''] = time.split(':')
  return `${date} ${hours}:${String(Math.floor(Number(minutes) / step) * step).padStart(2, '0')}`
}
