import { defaultCtaButtonType, type Cta } from '@torneo/contracts/cta'
import { valuesLike } from '@torneo/panel/form-fields'

/** The call to action as its form holds it. */
export type CtaValues = Pick<Cta, 'title' | 'description' | 'buttonType' | 'buttonText' | 'additionalInfo'>

export const ctaValues = valuesLike<CtaValues>({ title: '', description: '', buttonType: defaultCtaButtonType, buttonText: '', additionalInfo: '' })
