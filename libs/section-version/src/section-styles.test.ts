import { unconfinedStyle } from '@torneo/domain/releases/section-styles'
import postcss from 'postcss'
import { expect, it } from 'vitest'

const scope = ':where([data-section=landing-admin])'
const problemOf = (css: string) => {
  const problem = unconfinedStyle(postcss.parse(css).nodes, 'landing-admin')
  return problem && [problem.kind, problem.value]
}

it.each([
  [`${scope} a{color:red}`],
  [`:where([data-section="landing-admin"]) a{color:red}`],
  [`${scope}>a~b+i{color:red}`],
  [`:is(${scope} a,${scope} b):hover i{color:red}`],
  [`:is(:is(${scope} a)):not(.x){color:red}`],
  [`${scope} :is(a,*){color:red}`],
  [`${scope} a{&~*{color:red}& &{color:red}.b{color:red}}`],
  [`${scope} a:has(> nav){color:red}`],
  [`@media print{@layer x{${scope} a{color:red}}}`],
  ['@keyframes landing-admin-x{to{opacity:0;z-index:9}}'],
])('stays inside its section: %s', (css) => {
  expect(problemOf(css)).toBeNull()
})

it.each([
  ['a selector joined with a confined one', `:is(${scope} a,*){display:none}`, 'unscoped'],
  ['one joined deeper', `:is(:is(${scope} a,nav)){display:none}`, 'unscoped'],
  ['one joined in a condition', `@media screen{:is(${scope} a,nav){display:none}}`, 'unscoped'],
  ['one of several', `${scope} a,nav{display:none}`, 'unscoped'],
  ['what follows the section', `${scope} ~ *{display:none}`, 'unscoped'],
  ['what stands after the section', `${scope} + nav{display:none}`, 'unscoped'],
  ['the section itself', `${scope}{display:none}`, 'unscoped'],
  ['an element that contains the section', `*:has(${scope} a){display:none}`, 'unscoped'],
  ['elements that are not in the section', `:not(${scope} a){display:none}`, 'unscoped'],
  ['a choice of sections', ':where([data-section=landing-admin],nav) a{display:none}', 'unscoped'],
  ['sections that begin alike', ':where([data-section^=landing]) a{display:none}', 'unscoped'],
  ['another section', ':where([data-section=users-admin]) a{display:none}', 'unscoped'],
  ['any section', ':where([data-section]) a{display:none}', 'unscoped'],
  ['the scope in a string', `[title=":where([data-section=landing-admin]) a"]{display:none}`, 'unscoped'],
  ['the scope in a comment', `/* ${scope} */ nav{display:none}`, 'unscoped'],
  ['a nested rule that turns round', `${scope} a{nav &{display:none}}`, 'nesting'],
  ['a nested rule with the parent in a function', `${scope} a{&:not(:is(&)){display:none}}`, 'nesting'],
  ['a parent where there is none', '& a{display:none}', 'nesting'],
  ['a cover in an animation', '@keyframes landing-admin-x{to{z-index:99999}}', 'frame'],
  ['a cover by a computed number', `${scope} a{z-index:calc(99*99)}`, 'frame'],
  ['a cover by a variable', `${scope} a{z-index:var(--x)}`, 'frame'],
  ['an animation of the page', '@keyframes turn{to{opacity:0}}', 'name'],
])('reaches beyond its section: %s', (_case, css, kind) => {
  expect(problemOf(css)?.[0]).toBe(kind)
})

it('a selector nested 100,000 deep is refused, and the process continues', () => {
  expect(() => problemOf(`${':is('.repeat(1e5)}a${')'.repeat(1e5)}{top:0}`)).toThrow(
    'nesting depth exceeds the maximum',
  )
})
