/**
 * Social networks of the settings, in the form's order. `field` holds the address, `label` names it in the form, `link`
 * on the page. A network that is added here is in the contract, the form, the footer and the structured data.
 */
export const socialNetworks = [
  { field: 'socialMediaFacebook', label: 'Facebook', link: 'Facebook' },
  { field: 'socialMediaInstagram', label: 'Instagram', link: 'Instagram' },
  { field: 'socialMediaTwitter', label: 'Twitter', link: 'X' },
  { field: 'socialMediaYoutube', label: 'YouTube', link: 'YouTube' },
] as const

type SocialField = (typeof socialNetworks)[number]['field']

/** Gives the field of each network what `value` returns for it. */
export function perNetwork<Value>(value: (network: (typeof socialNetworks)[number]) => Value) {
  return Object.fromEntries(socialNetworks.map((network) => [network.field, value(network)])) as Record<
    SocialField,
    Value
  >
}
