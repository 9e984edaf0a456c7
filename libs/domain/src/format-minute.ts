/** 34′ */
export function formatMinute(minute: number): string {
  return `${minute}′`
}

/** '1º Tiempo', '2º Tiempo' (spec 2 §2). */
export function formatHalf(half: number): string {
  return `${half}º Tiempo`
}
