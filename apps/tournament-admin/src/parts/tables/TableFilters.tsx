import styled from 'styled-components'
import { promotionCategories } from '@torneo/contracts/promotions'
import { SelectField } from '@torneo/ui/SelectField'
import { media } from '@torneo/ui/tokens'
import { tablesTexts as texts } from './tables-texts'
import type { TableChoice } from './use-table-choice'

const categories = promotionCategories.map((category) => ({ value: category, label: category }))

/** 'Deporte' and 'Categoría' (spec 2 §2). */
export function TableFilters({ sports, sport, category, setSportId, setCategory }: TableChoice) {
  return (
    <Root>
      <SelectField
        label={texts.sport}
        value={sport?.id ?? ''}
        placeholder={sports ? undefined : texts.reading}
        options={(sports ?? []).map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))}
        onChange={({ target }) => setSportId(target.value)}
      />
      <SelectField
        label={texts.category}
        placeholder={texts.everyCategory}
        value={category ?? ''}
        options={categories}
        onChange={({ target }) => setCategory(target.value)}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${media.fromTable} { grid-template-columns: repeat(2, minmax(0, 220px)); }
`
