import { defaultCtaButtonType, type Cta } from '@torneo/contracts/content/cta'
import { valuesLike } from '@torneo/panel/record/form-fields'

/** Values of the form. */
export type CtaValues = Pick<Cta, 'title' | 'description' | 'buttonType' | 'buttonText' | 'additionalInfo' | 'until'>

export const ctaValues = valuesLike<CtaValues>({
  title: '',
  description: '',
  buttonType: defaultCtaButtonType,
  buttonText: '',
  additionalInfo: '',
  until: '',
})
