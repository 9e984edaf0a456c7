import { screen } from '@testing-library/react'
import {
  SponsorDraft,
  sponsorEndpoints as endpoints,
  sponsorTierLabels,
  sponsorTiers,
  type Sponsor,
  type SponsorTier,
} from '@torneo/contracts/content/sponsors'
import type { BodyOf } from '@torneo/contracts/endpoint/endpoint'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { byPriority } from '@torneo/domain/records/chosen-order'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { orderedCollectionApi } from '@torneo/panel/collection/ordered-collection-api'
import { useChosenOrder } from '@torneo/panel/collection/use-chosen-order'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { SortHandle } from '@torneo/ui/lists/SortHandle'
import { aSponsor } from '../builders'
import { aCollection } from '../collection'
import { openList } from '../list-screen'

/** An editable list with the parts that section apps have from `libs/panel`, over a collection of the contract. */
const sponsors = orderedCollectionApi<Sponsor, BodyOf<typeof endpoints.create>>('testing', endpoints, {
  listOf: ({ tier }) => tier,
  order: (a, b) => a.name.localeCompare(b.name, 'es'),
})

const texts = {
  new: 'Nuevo sponsor',
  search: 'Buscar por nombre o sitio web',
  count: (shown: number, all: number) => (shown === all ? `${all} sponsors` : `${shown} de ${all} sponsors`),
  loading: 'Cargando los sponsors...',
  listFailed: 'No pudimos cargar los sponsors',
  none: 'Todavía no hay sponsors',
  noneWhy: 'Aparecen en la página pública.',
  editTitle: 'Editar sponsor',
  add: 'Agregar sponsor',
  save: 'Guardar cambios',
  added: 'Sponsor agregado correctamente',
  updated: 'Sponsor actualizado correctamente',
  removed: 'Sponsor eliminado correctamente',
  addFailed: 'Error al agregar sponsor',
  updateFailed: 'Error al actualizar sponsor',
  removeFailed: 'Error al eliminar sponsor',
  removeConfirm: 'Eliminar sponsor',
} as const

type Values = {
  readonly name: string
  readonly logo: string
  readonly website: string
  readonly tier: SponsorTier | ''
}
const valuesOf = valuesLike<Values>({ name: '', logo: '', website: '', tier: '' })
const tiers = sponsorTiers.map((value) => ({ value, label: sponsorTierLabels[value] }))

function SponsorForm({ sponsor, onClose }: { readonly sponsor: Sponsor | null; readonly onClose: () => void }) {
  const { form, modal, field } = useCollectionForm<Values, SponsorDraft, Sponsor>(sponsors, {
    name: 'sponsor',
    record: sponsor,
    shape: SponsorDraft,
    valuesOf,
    labels: { name: 'Nombre', logo: 'Logo', website: 'Sitio web', tier: 'Nivel' },
    texts,
    carryOver: ['tier'],
    onClose,
  })
  return (
    <RecordModal
      {...modal}
      describe={(name, value) => (name === 'tier' ? sponsorTierLabels[value as SponsorTier] : undefined)}>
      <TextField {...field('name')} required />
      <TextField {...field('website')} required />
      <SelectField
        {...field('tier')}
        value={form.fields.watch('tier')}
        required
        placeholder="Elige un nivel"
        options={tiers}
      />
    </RecordModal>
  )
}

interface TierProps extends RowActions<Sponsor> {
  readonly tier: SponsorTier
  readonly records: readonly Sponsor[]
  readonly isSortable: boolean
}

function Tier({ tier, records, isSortable, ...actions }: TierProps) {
  const { rows, announcement, handle } = useChosenOrder(sponsors, records)
  return (
    <>
      <ul aria-label={sponsorTierLabels[tier]}>
        {rows.map((sponsor) => (
          <li key={sponsor.id} data-sort-id={sponsor.id}>
            <h3>{sponsor.name}</h3>
            {isSortable && rows.length > 1 && <SortHandle {...handle(sponsor.id)} />}
            <RecordActions
              collection={sponsors.name}
              record={sponsor}
              editLabel={`Editar ${sponsor.name}`}
              removeLabel={`Eliminar ${sponsor.name}`}
              {...actions}
            />
          </li>
        ))}
      </ul>
      <p role="status">{announcement}</p>
    </>
  )
}

export function SponsorCollection() {
  const {
    screen: list,
    open,
    rowActions,
  } = useCollection(sponsors, texts, ({ name }) => ({
    title: `¿Eliminar el sponsor ${name}?`,
    body: 'Deja de verse en la página pública.',
    subject: name,
  }))
  return (
    <>
      <CollectionScreen {...list} searchIn={({ name, website }) => [name, website]} icon="🤝">
        {(shown) => {
          const ordered = sponsorTiers.flatMap((tier) => shown.filter((sponsor) => sponsor.tier === tier))
          return sponsorTiers.map((tier) => (
            <Tier
              key={tier}
              tier={tier}
              records={shown.filter((sponsor) => sponsor.tier === tier)}
              isSortable={shown.length === list.query.data?.items.length}
              {...rowActions(ordered)}
            />
          ))
        }}
      </CollectionScreen>
      {open.isOpen && <SponsorForm sponsor={open.record} onClose={open.close} />}
    </>
  )
}

const order = (a: Sponsor, b: Sponsor) =>
  a.tier.localeCompare(b.tier) || byPriority(a, b) || a.name.localeCompare(b.name, 'es')

/** Sponsors in no particular order: the API sorts them. */
export const [coop, banco, roma, lux] = [
  aSponsor({ name: 'Cooperativa', website: 'https://coop.example', tier: 'bronze' }),
  aSponsor({
    name: 'Banco del Sur',
    website: 'https://bancodelsur.example',
    logo: '/api/storage/buckets/sponsors/files/a1/view',
  }),
  aSponsor(),
  aSponsor({ name: 'Óptica Lux', website: 'http://lux.example', tier: 'silver' }),
] as const

/** Renders the list on a fake API that stores sponsors, and waits for its rows. */
export async function openSponsors(first: readonly Sponsor[] = [lux, roma, banco, coop], path = '/sponsors') {
  const server = aCollection(first, aSponsor, order)
  const rendered = openList(SponsorCollection, path, (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
    api.respond(endpoints.update, server.update)
    api.respond(endpoints.remove, server.remove)
    api.respond(endpoints.move, server.move('tier'))
    api.respond(binEndpoints.restore, server.restore)
  })
  await screen.findByText(first.length === 0 ? texts.none : /^\d+ (de \d+ )?sponsors$/)
  return { ...rendered, server }
}

export const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
