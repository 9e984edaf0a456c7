import { unconfinedStyle } from '@torneo/domain/releases/section-styles'
import postcss from 'postcss'
import { expect, it } from 'vitest'

const scope = ':where([data-section=landing-admin])'
const problemOf = (css: string) => {
  const problem = unconfinedStyle(postcss.parse(css).nodes, 'landing-admin')
  return problem && [problem.kind, problem.value]
}
const isRefused = (css: string) => {
  try {
    return problemOf(css) !== null
  } catch {
    return true
  }
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
  [`@media print{@scope (.a) to (.b){${scope} a{color:red}}}`],
  ['@font-face{font-family:"landing-admin-x";src:url(a.woff2) format("woff2")}'],
  [`${scope} .md\\:a[title="a,b"],${scope} b{background:url(data:image/png;base64,aa==);content:"{";z-index:auto}`],
  [`${scope} a{background:url("a/*b.png"),url('c.png')}/* (a */${scope} b{top:0/* b */}`],
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
  ['a nested scope', `${scope} .b{@scope (:has(&)){nav{display:none}}}`, 'nesting'],
  ['a nested scope without a parent', `${scope} .b{@scope (body){nav{display:none}}}`, 'nesting'],
  ['a nested scope in a condition', `${scope} .b{@media print{@SCOPE (:not(&)){nav{display:none}}}}`, 'nesting'],
  ['a scope with a parent', `@scope (:not(&)){${scope} a{color:red}}`, 'nesting'],
  ['a nested animation', `${scope} .b{@keyframes landing-admin-x{to{opacity:0}}}`, 'nesting'],
  ['a cover by an escaped letter', `${scope} .b{\\7a-index:99999}`, 'frame'],
  ['a cover by an escaped sign', `${scope} .b{z\\-index:99999}`, 'frame'],
  ['a cover in capitals', `${scope} .b{Z-Inde\\000058:99999}`, 'frame'],
  ['a second family', '@font-face{font-family:landing-admin-x;font-family:Inter}', 'name'],
  ['a family in capitals', '@FONT-FACE{font-family:landing-admin-x;FONT-FAMILY:Inter}', 'name'],
  ['an escaped family', '@font-face{font-family:landing-admin-x;f\\6fnt-family:Inter}', 'name'],
  ['a family without a name', '@font-face{src:url(x.woff2)}', 'name'],
  ['an animation of the page in capitals', '@KEYFRAMES turn{to{opacity:0}}', 'name'],
  ['a string that a browser ends at its line', `${scope} a{content:"\n} nav{display:none} x{a:"}`, 'ambiguous'],
  ['a string of a selector', `${scope} a[b="\n]{} nav{display:none} x["]{top:0}`, 'ambiguous'],
  ['a brace in parentheses', `${scope} :is(a{b) c{nav{display:none}}`, 'ambiguous'],
])('reaches beyond its section: %s', (_case, css, kind) => {
  expect(problemOf(css)?.[0]).toBe(kind)
})

it.each([
  ['an at-rule with an escape', '@\\69mport "x.css"'],
  ['an address in capitals', `${scope} a{background:URL(x/*)}nav{display:none}/**/)}`],
  ['an escaped address', `${scope} a{background:\\75rl(x/*)}nav{display:none}/**/)}`],
  ['an address after a blank', `${scope} a{background:url( x/*)}nav{display:none}/**/)}`],
  ['an address with a quote', `${scope} a{background:URL(x")}nav{display:none}b{c:d("))}`],
])('is refused, by its syntax or by what it does: %s', (_case, css) => {
  expect(isRefused(css)).toBe(true)
})

it('a selector nested 100,000 deep is refused, and the process continues', () => {
  expect(() => problemOf(`${':is('.repeat(1e5)}a${')'.repeat(1e5)}{top:0}`)).toThrow(
    'nesting depth exceeds the maximum',
  )
})
