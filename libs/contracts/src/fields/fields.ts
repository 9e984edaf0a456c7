import { cleanCode, cleanLine, cleanLines, isReadable } from './clean-text'
import { z } from './zod'

/** Maximum lengths in characters; for `texts` and `photos`, the maximum number of elements (contract, Common). */
export const limits = { name: 200, text: 5000, texts: 100, photos: 500, email: 254, password: 200 } as const

/** Shared validation messages; the messages of a single feature are in its own file. */
export const fieldMessages = {
  required: 'Este campo es requerido',
  unknown: 'Este campo no se puede enviar',
  invalid: 'El valor no es válido',
  tooLong: (max: number) => `Máximo ${max} caracteres`,
  tooMany: (max: number) => `Máximo ${max} elementos`,
  whole: 'Debe ser un número entero',
  atLeast: (min: number) => `Debe ser ${min} o más`,
  atMost: (max: number) => `Debe ser ${max} o menos`,
  email: 'Correo electrónico inválido',
  emailRequired: 'El correo es requerido',
  passwordRequired: 'La contraseña es requerida',
  nameRequired: 'El nombre es requerido',
  link: 'Usa un enlace http, https, mailto, tel, una ruta (/…) o un ancla (#…)',
  image: 'Usa una dirección http(s) o una imagen de la biblioteca',
  color: 'Usa un color como #E50914',
  date: 'Usa una fecha que exista, como 2025-11-15',
  time: 'Usa una hora como 14:30',
  year: 'Usa un año de cuatro cifras',
  yearRange: 'Usa un año entre 1900 y 2100',
} as const

/** Checks of a text: cleaned first, then limited to `max`. A text far beyond the limit is rejected before cleaning. */
/* @__NO_SIDE_EFFECTS__ */
function cleaned(clean: (text: string) => string, max: number) {
  const rewrite = (payload: { value: string }) => {
    payload.value = clean(payload.value)
  }
  return [
    z.maxLength(max * 8, { error: fieldMessages.tooLong(max), abort: true }),
    rewrite,
    z.maxLength(max, fieldMessages.tooLong(max)),
  ] as const
}

/**
 * A required single-line text (docs/design/input.md) with at least one letter or digit; otherwise fails with `message`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(message: string = fieldMessages.required, max: number = limits.name) {
  return requiredAs(cleanLine, message, max).check(z.refine((value) => value === '' || isReadable(value), message))
}

/** A required multi-line text. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLines(message: string, max: number = limits.text) {
  return requiredAs(cleanLines, message, max).check(z.refine((value) => value === '' || isReadable(value), message))
}

/** A required sign, such as an emoji. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredSign(message: string, max: number) {
  return requiredAs(cleanLine, message, max)
}

/** A required code; full-width letters and digits count as the usual ones. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredCode(message: string, max: number) {
  return requiredAs(cleanCode, message, max)
}

function requiredAs(clean: (text: string) => string, message: string, max: number) {
  return z.string({ error: message }).check(...cleaned(clean, max), z.minLength(1, message))
}

/** An optional single-line text. An absent value stays absent; a stored record without it reads `''`. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number = limits.text, message: string = fieldMessages.invalid) {
  return z.string({ error: message }).check(...cleaned(cleanLine, max))
}

/** An optional multi-line text. */
/* @__NO_SIDE_EFFECTS__ */
export function lines(max: number = limits.text) {
  return z.string({ error: fieldMessages.invalid }).check(...cleaned(cleanLines, max))
}

const linkPattern = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*)$/i

/** True for addresses that a landing page may link to. */
export const isLink = (value: string): boolean => linkPattern.test(value)

/** A safe link: `javascript:` and similar schemes are rejected. May be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function link() {
  return text(limits.text).check(z.refine((value) => value === '' || isLink(value), fieldMessages.link))
}

const storedAddress =
  /^\/api\/storage\/buckets\/(general|sponsors|gallery|tournament)\/files\/[0-9A-Za-z]{1,36}\/(view|download)$/
const foreignImage = /^https?:\/\/[^\s/]\S*$/i

const isImage = (value: string) => value === '' || storedAddress.test(value) || foreignImage.test(value)

/** Address of an image: a stored file (R15) or http(s). May be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function imageUrl() {
  return text(limits.text).check(z.refine(isImage, fieldMessages.image))
}

/** A required image address. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredImageUrl(message: string) {
  return requiredAs(cleanLine, message, limits.text).check(z.refine(isImage, fieldMessages.image))
}

/** A required enum value; blank counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Words extends readonly string[]>(words: Words, message: string) {
  return z.enum(words, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? message : fieldMessages.invalid),
  })
}

/** True when `yyyy-mm-dd` is a calendar date. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Plausible years of dates and records; a match accepts a narrower range (B75). */
export const years = { min: 1900, max: 2100 } as const

export const isNearYear = (year: number): boolean => year >= years.min && year <= years.max

/**
 * A calendar date as yyyy-mm-dd (R13) in a plausible year. No check aborts, because that would also skip the checks
 * across the record's fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function day(message: string) {
  return anyDay(message).check(
    z.refine((value) => !/^\d{4}-/.test(value) || isNearYear(Number(value.slice(0, 4))), fieldMessages.yearRange),
  )
}

/** A calendar date of any year: stored records may have one outside the plausible range. */
/* @__NO_SIDE_EFFECTS__ */
export function anyDay(message: string) {
  return z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, message),
      z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, fieldMessages.date),
      z.refine(isDay, fieldMessages.date),
    )
}

/** A time of day as HH:mm (R13); no check aborts, as in `day`. */
/* @__NO_SIDE_EFFECTS__ */
export function timeOfDay(message: string) {
  return z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, message), z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, fieldMessages.time))
}

/** A four-digit year from 1900 to 2100; digits as text are accepted and converted to a number. */
/* @__NO_SIDE_EFFECTS__ */
export function year(message: string) {
  const sentence = ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? message : fieldMessages.year
  const toNumber = z.transform((value: number | string) => {
    const typed = typeof value === 'string' ? value.trim() : value
    if (typed === '') return undefined
    return typeof typed === 'string' && /^[0-9]{4}$/.test(typed) ? Number(typed) : typed
  })
  return z.pipe(
    toNumber,
    z
      .int({ error: sentence })
      .check(
        z.gte(1000, fieldMessages.year),
        z.lte(9999, fieldMessages.year),
        z.gte(years.min, fieldMessages.yearRange),
        z.lte(years.max, fieldMessages.yearRange),
      ),
  )
}

/** `#RRGGBB`. */
/* @__NO_SIDE_EFFECTS__ */
export function color() {
  return z.string({ error: fieldMessages.color }).check(z.trim(), z.regex(/^#[0-9A-Fa-f]{6}$/, fieldMessages.color))
}

/** An integer within bounds as a JSON number; texts such as "12" or "1e1" are rejected. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number = 1_000_000) {
  return z
    .int({ error: fieldMessages.whole })
    .check(z.gte(min, fieldMessages.atLeast(min)), z.lte(max, fieldMessages.atMost(max)))
}

/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return z.boolean({ error: fieldMessages.invalid })
}

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"][^\s@<>()[\]\\,;:".]*\.[^\s@<>()[\]\\,;:"]{2,}$/

/** An email, cleaned (NFC) and lower-cased, so that two spellings are one account. */
/* @__NO_SIDE_EFFECTS__ */
export function email() {
  return z.string({ error: fieldMessages.emailRequired }).check(
    // `cleaned` aborts on overlong text: the email pattern would run for minutes on a megabyte of dots.
    ...cleaned((typed) => cleanLine(typed.toLowerCase()), limits.email),
    z.minLength(1, { error: fieldMessages.emailRequired, abort: true }),
    z.regex(emailPattern, fieldMessages.email),
  )
}

/** Messages by minimum password length (spec 1 §9): 1 to sign in, 8 for a new account, 12 for a changed password. */
const passwordTooShort = {
  1: fieldMessages.passwordRequired,
  6: 'La contraseña debe tener al menos 6 caracteres',
  8: 'La contraseña debe tener al menos 8 caracteres',
  12: 'La contraseña debe tener al menos 12 caracteres',
} as const

/** A password of at least `min` characters, not trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export function password(min: keyof typeof passwordTooShort) {
  return z
    .string({ error: fieldMessages.passwordRequired })
    .check(
      z.minLength(1, { error: fieldMessages.passwordRequired, abort: true }),
      z.minLength(min, passwordTooShort[min]),
      z.maxLength(limits.password, fieldMessages.tooLong(limits.password)),
    )
}

/** An id in a request: R40 ids and any short alphanumeric one. */
/* @__NO_SIDE_EFFECTS__ */
export function idText(message: string = fieldMessages.invalid) {
  return z.string({ error: message }).check(z.regex(/^[0-9A-Za-z]{1,36}$/, message))
}

/** A list of one to `max` elements. Checks the length first, so that an oversized one is rejected without its elements. */
/* @__NO_SIDE_EFFECTS__ */
export function listUpTo<Item extends z.ZodMiniType>(
  max: number,
  item: Item,
  { none, tooMany }: { readonly none: string; readonly tooMany: string },
) {
  return z.pipe(
    z.array(z.unknown(), { error: none }).check(z.minLength(1, none), z.maxLength(max, tooMany)),
    z.array(item),
  )
}
