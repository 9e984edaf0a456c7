/** 34′, 45+2′ */
export function formatMinute(minute: number, added = 0): string {
  return added > 0 ? `${minute}+${added}′` : `${minute}′`
}

/** '1º Tiempo', '2º Tiempo' (spec 2 §2). */
export function formatHalf(half: number): string {
  return `${half}º Tiempo`
}
