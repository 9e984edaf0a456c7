import type { OfficialLink } from '@torneo/contracts/match/official-links'
import type { Official } from '@torneo/contracts/match/officials'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { useOpenPart } from '@torneo/panel/record/use-open-dialog'
import { lazyModal, prefetchOnIntent } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { ArrowLeft, ClipboardPaste, Link as LinkIcon, Megaphone, Shuffle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useOfficialLinksQuery } from '../../data/official-links-api'
import { officials } from '../../data/officials-api'
import { formatMoment } from '../../parts/format-moment'
import { LinkButton } from '../../parts/LinkButton'
import { Stack } from '../../parts/Stack'
import { linkTexts } from './link-texts'
import { officialLabels, officialsTexts as texts, roleLabel } from './officials-texts'
import { spreadTexts } from './spread-texts'

const OfficialForm = lazyModal(() => import('./OfficialForm'), {
  title: ({ official }) => (official ? texts.editTitle : texts.new),
  size: 'sm',
})
const LinkModal = lazyModal(() => import('./LinkModal'), {
  title: ({ official }) => linkTexts.of(official.name),
  size: 'sm',
})
const SpreadModal = lazyModal(() => import('./SpreadModal'), { title: () => spreadTexts.title })
const PasteNamesModal = lazyModal(() => import('./PasteNamesModal'), { title: () => texts.paste, size: 'sm' })

const columnsWith = (links: ReadonlyMap<string, OfficialLink>): readonly DataColumn<Official>[] => [
  { key: 'name', header: officialLabels.name, primary: true, width: [160, 3], cell: ({ name }) => name },
  {
    key: 'role',
    header: officialLabels.role,
    width: [112, 1],
    cell: ({ role }) => <Badge tone={role === 'table' ? 'info' : 'neutral'}>{roleLabel(role)}</Badge>,
  },
  { key: 'link', header: linkTexts.column, width: [180, 2], cell: ({ id }) => seenOf(links.get(id)) },
]

function seenOf(link: OfficialLink | undefined): string {
  if (!link) return linkTexts.none
  if (link.confirmedAt !== null) return linkTexts.confirmed(formatMoment(link.confirmedAt))
  return link.openedAt === null ? linkTexts.unseen : linkTexts.seen(formatMoment(link.openedAt))
}

const actionsFor = (actions: RowActions<Official>, onLink: (id: string) => void) => (official: Official) => (
  <>
    <IconButton
      label={linkTexts.of(official.name)}
      icon={<LinkIcon size={18} aria-hidden />}
      onClick={() => onLink(official.id)}
    />
    <RecordActions
      collection={officials.name}
      record={official}
      editLabel={texts.edit(official.name)}
      removeLabel={texts.remove(official.name)}
      {...actions}
    />
  </>
)

const none: readonly never[] = []

/** 'Árbitros y mesa' (B47): the names that matches are given. */
export default function OfficialsPage() {
  const { screen, open, rowActions } = useCollection(officials, texts, ({ name }) => ({
    title: texts.removeQuestion(name),
    body: texts.removeBody,
    subject: name,
  }))
  const paste = useOpenPart('pegar')
  const spread = useOpenPart('repartir')
  const all = officials.useList(undefined, {}).data?.items ?? none
  const [linkOf, setLinkOf] = useState<string | null>(null)
  const { data } = useOfficialLinksQuery({})
  const links = useMemo(() => new Map(data?.items.map((link) => [link.id, link])), [data])
  return (
    <Stack $phoneGap={12} {...prefetchOnIntent(OfficialForm, PasteNamesModal)}>
      <div>
        <LinkButton to="/tournament/fixtures" $variant="ghost" $size="sm">
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </LinkButton>
      </div>
      <CollectionScreen
        {...screen}
        searchIn={({ name, role }) => [name, roleLabel(role)]}
        icon={<Megaphone size={24} aria-hidden />}
        skeleton={<SkeletonRows label={texts.loading} />}
        extra={
          <>
            <Button icon={<ClipboardPaste size={18} aria-hidden />} onClick={paste.open}>
              {texts.paste}
            </Button>
            <Button icon={<Shuffle size={18} aria-hidden />} onClick={spread.open}>
              {spreadTexts.title}
            </Button>
          </>
        }>
        {(shown) => (
          <>
            <DataTable
              caption={texts.list}
              columns={columnsWith(links)}
              rows={shown}
              rowKey={({ id }) => id}
              actions={actionsFor(rowActions(shown), setLinkOf)}
            />
            {shown.flatMap((official) =>
              official.id === linkOf
                ? [
                    <LinkModal
                      key={official.id}
                      official={official}
                      link={links.get(official.id)}
                      onClose={() => setLinkOf(null)}
                    />,
                  ]
                : [],
            )}
          </>
        )}
      </CollectionScreen>
      {open.isOpen && <OfficialForm official={open.record} onClose={open.close} />}
      {spread.isOpen && <SpreadModal officials={all} onClose={spread.close} />}
      {paste.isOpen && <PasteNamesModal onClose={paste.close} />}
    </Stack>
  )
}
