import type { Names } from './names.ts'

/** The first screen of a section, and its test; by name, in the feature's folder. `new:feature` takes their place while they are as they came. */
export function screenFiles({ pascal, kebab }: Names, label: string, path: string): Readonly<Record<string, string>> {
  return {
    [`${pascal}Screen.tsx`]: `import { Sparkles } from 'lucide-react'
import { EmptyState } from '@torneo/ui/EmptyState'
import { ${textsOf(kebab)} } from './${kebab}-texts'

/** The section ${path}. */
export default function ${pascal}Screen() {
  return <EmptyState icon={<Sparkles size={24} aria-hidden />} title={${textsOf(kebab)}.none} text={${textsOf(kebab)}.noneWhy} />
}
`,
    [`${kebab}-texts.ts`]: `/** What the section '${label}' says. */
export const ${textsOf(kebab)} = {
  none: 'Todavía no hay nada aquí',
  noneWhy: 'Lo que agregues aparece en esta lista.',
} as const
`,
    [`${pascal}Screen.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@torneo/testing/render-screen'
import ${pascal}Screen from './${pascal}Screen'

test('says that there is nothing yet', async () => {
  renderScreen(<${pascal}Screen />, { path: '${path}' })
  expect(await screen.findByRole('heading', { name: 'Todavía no hay nada aquí' })).toBeDefined()
})
`,
  }
}

/** `hall-of-fame` has `hallOfFameTexts`. */
function textsOf(kebab: string): string {
  return `${kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Texts`
}
