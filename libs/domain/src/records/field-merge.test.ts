import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields, mergeFields, sameValue, withField, type Fields } from './field-merge'

test.each<[a: unknown, b: unknown, same: boolean]>([
  [1, 1, true],
  [1, '1', false],
  [0, false, false],
  ['', null, false],
  [null, undefined, false],
  [null, null, true],
  [undefined, undefined, true],
  [[], [], true],
  [[], {}, false],
  [{}, [], false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
  [{}, null, false],
  [{ length: 0 }, [], false],
])('%j and %j are the same: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same)
  expect(sameValue(b, a)).toBe(same)
})

test.each<[base: Fields, next: Fields, changed: string[]]>([
  [{ a: 1, b: 2 }, { a: 1, b: 2 }, []],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
  [{ a: 1, b: 2 }, { b: 3 }, ['b']],
  [{}, { a: 1 }, ['a']],
  [{ a: [1] }, { a: [1] }, []],
  [{ a: 1 }, { a: undefined }, ['a']],
  [{}, { a: undefined }, []],
])('changed fields of %j and %j: %j', (base, next, changed) => {
  expect(changedFields(base, next)).toEqual(changed)
})

describe('a three-way merge', () => {
  const base = { title: 'T', text: 'x', tags: ['a'] }

  test.each<
    [
      name: string,
      mine: Partial<typeof base>,
      theirs: Partial<typeof base>,
      merged: Partial<typeof base>,
      clashes: string[],
    ]
  >([
    ['nobody changed', {}, {}, {}, []],
    ['only I changed', { title: 'M' }, {}, { title: 'M' }, []],
    ['only they changed', {}, { title: 'N' }, { title: 'N' }, []],
    ['each another field', { title: 'M' }, { text: 'y' }, { title: 'M', text: 'y' }, []],
    ['both the same way', { title: 'M' }, { title: 'M' }, { title: 'M' }, []],
    ['both, differently', { title: 'M' }, { title: 'N' }, { title: 'M' }, ['title']],
    ['both a list, differently', { tags: ['a', 'b'] }, { tags: ['c'] }, { tags: ['a', 'b'] }, ['tags']],
    ['both a list, the same way', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }, []],
    ['a clash and a quiet field', { title: 'M' }, { title: 'N', text: 'y' }, { title: 'M', text: 'y' }, ['title']],
  ])('%s', (_, mine, theirs, merged, clashes) => {
    const result = mergeFields(base, { ...base, ...mine }, { ...base, ...theirs })
    expect(result.merged).toEqual({ ...base, ...merged })
    expect(result.clashes.map(({ field }) => field)).toEqual(clashes)
  })

  test('a clash has the base value, mine and theirs', () => {
    expect(mergeFields(base, { ...base, title: 'M' }, { ...base, title: 'N' }).clashes).toEqual([
      { field: 'title', base: 'T', mine: 'M', theirs: 'N' },
    ])
  })

  test('nested objects with the same keys are merged by field, and a clash has a dotted path', () => {
    const sport = { rules: { players: 11, minutes: 90, halves: true } }
    const mine = { rules: { players: 7, minutes: 60, halves: true } }
    const theirs = { rules: { players: 8, minutes: 90, halves: false } }
    expect(mergeFields(sport, mine, theirs)).toEqual({
      merged: { rules: { players: 7, minutes: 60, halves: false } },
      clashes: [{ field: 'rules.players', base: 11, mine: 7, theirs: 8 }],
    })
  })

  test('a nested object that gained a field is one value', () => {
    expect(
      mergeFields({ rules: { a: 1 } }, { rules: { a: 2 } }, { rules: { a: 1, b: 1 } }).clashes.map(
        ({ field }) => field,
      ),
    ).toEqual(['rules'])
  })

  test.each<[path: string, changed: Fields]>([
    ['a', { a: 9, part: { b: 2, c: 3 } }],
    ['part.b', { a: 1, part: { b: 9, c: 3 } }],
  ])('withField replaces the value at %s', (path, changed) => {
    expect(withField({ a: 1, part: { b: 2, c: 3 } }, path, 9)).toEqual(changed)
  })

  test('fields that only their record has are left out', () => {
    expect(mergeFields(base, { title: 'T' }, { ...base, id: '1', rev: 7 })).toEqual({
      merged: { title: 'T' },
      clashes: [],
    })
  })
})

const field = fc.constantFrom('a', 'b', 'c')
const value = fc.oneof(
  fc.constantFrom('', 'x', 'y', 0, 1, null, true),
  fc.array(fc.nat(2), { maxLength: 2 }),
  fc.record({ n: fc.nat(1) }),
)
const fields = fc.record({ a: value, b: value, c: value })

describe('any three records', () => {
  test('merge to theirs when mine has no changes', () => {
    fc.assert(
      fc.property(fields, fields, (base, theirs) => {
        expect(mergeFields(base, base, theirs)).toEqual({ merged: theirs, clashes: [] })
      }),
    )
  })

  test('merge to mine when theirs has no changes', () => {
    fc.assert(
      fc.property(fields, fields, (base, mine) => {
        expect(mergeFields(base, mine, base)).toEqual({ merged: mine, clashes: [] })
      }),
    )
  })

  test('agreeing is no clash', () => {
    fc.assert(
      fc.property(fields, fields, (base, mine) => {
        expect(mergeFields(base, mine, mine)).toEqual({ merged: mine, clashes: [] })
      }),
    )
  })

  test('a field clashes exactly when both changed it and differ; it holds mine, and every other field one of the two', () => {
    fc.assert(
      fc.property(fields, fields, fields, field, (base, mine, theirs, name) => {
        const { merged, clashes } = mergeFields(base, mine, theirs)
        const isClash = [
          [base, mine],
          [base, theirs],
          [mine, theirs],
        ].every(([one, two]) => !sameValue(one?.[name], two?.[name]))
        expect(clashes.some((clash) => clash.field === name)).toBe(isClash)
        const expected = isClash || !sameValue(base[name], mine[name]) ? mine[name] : theirs[name]
        expect(merged[name]).toEqual(expected)
      }),
    )
  })

  test('the clashes are symmetric', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const turned = mergeFields(base, theirs, mine).clashes.map((clash) => ({
          ...clash,
          mine: clash.theirs,
          theirs: clash.mine,
        }))
        expect(mergeFields(base, mine, theirs).clashes).toEqual(turned)
      }),
    )
  })

  test('leave mine and theirs unchanged', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const before = structuredClone([base, mine, theirs])
        mergeFields(base, mine, theirs)
        expect([base, mine, theirs]).toEqual(before)
      }),
    )
  })

  test('the changed fields are those that are not the same', () => {
    fc.assert(
      fc.property(fields, fields, field, (base, next, name) => {
        expect(changedFields(base, next).includes(name)).toBe(!sameValue(base[name], next[name]))
      }),
    )
  })
})
