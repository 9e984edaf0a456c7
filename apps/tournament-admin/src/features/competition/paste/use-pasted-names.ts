import { useSignedInUser } from '@torneo/client'
import { useDraft } from '@torneo/client/record-form'
import { useState } from 'react'

interface PastedNames {
  readonly text: string
  /** Promotions chosen by name. */
  readonly chosen: readonly (readonly [name: string, promotionId: string])[]
}

const blank: PastedNames = { text: '', chosen: [] }

/** A stored draft may be from an older version. */
function namesOf({ text, chosen }: Readonly<Record<string, unknown>>): PastedNames {
  return {
    text: typeof text === 'string' ? text : '',
    chosen: Array.isArray(chosen) ? (chosen as PastedNames['chosen']) : [],
  }
}

/** A pasted list of a sport's teams, stored as a draft until all of them exist: closing loses nothing. */
export function usePastedNames(sportId: string) {
  const user = useSignedInUser()
  const { offered, keep, forget } = useDraft({ userId: user.id, form: `paste-teams:${sportId}`, stored: { ...blank } })
  const [pasted, setPasted] = useState(() => (offered ? namesOf(offered.values) : blank))
  const change = (next: PastedNames) => {
    setPasted(next)
    if (next.text === '') forget()
    else keep({ values: { ...next }, base: { ...blank }, rev: 0 })
  }
  return {
    text: pasted.text,
    chosen: new Map(pasted.chosen) as ReadonlyMap<string, string>,
    /** True if the list comes from an earlier visit. */
    isRecovered: offered !== null,
    setText: (text: string) => change({ ...pasted, text }),
    choose: (name: string, promotionId: string) =>
      change({ ...pasted, chosen: [...pasted.chosen.filter(([one]) => one !== name), [name, promotionId]] }),
    clear: () => change(blank),
    forget,
  }
}
