import type { PageQuery } from '@torneo/contracts/record'
import { defaultPromotionCategory, defaultTeamColor, type PromotionCategory } from '@torneo/contracts/promotions'
import { noTeamStats, Team, TeamDraft } from '@torneo/contracts/teams'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import type { Database, Transaction, Write } from '../platform/database'
import { type Change, createRepository, type NewFields, type OwnFields, type RecordFields, spanish } from '../platform/repository'
import { fits } from '../platform/stored-shape'

/** What a team shows of its promotion; read from it, never stored. */
type OfPromotion = Pick<Team, 'promotionYear' | 'promotionColor' | 'category'>
export type StoredTeam = RecordFields & Omit<OwnFields<Team>, keyof OfPromotion>

interface TeamFilter {
  readonly sportId?: string | undefined
  readonly promotionId?: string | undefined
}

interface ListOptions extends TeamFilter {
  readonly page?: PageQuery
  readonly transaction?: Transaction
}

interface PromotionRow {
  readonly _id: string
  readonly year: number
  readonly color?: string
  readonly category?: PromotionCategory
}

const projection = { year: 1, color: 1, category: 1 }

const unknown: OfPromotion = { promotionYear: null, promotionColor: null, category: null }
const OfPromotionShape = z.pick(Team, { promotionYear: true, promotionColor: true, category: true })

/** A promotion that cannot be read is as unknown as one that is gone. */
function ofPromotion({ year, color = defaultTeamColor, category = defaultPromotionCategory }: PromotionRow): OfPromotion {
  const shown = { promotionYear: year, promotionColor: color, category }
  return fits(OfPromotionShape, shown) ? shown : unknown
}

const filterOf = ({ sportId, promotionId }: TeamFilter) => ({
  ...(sportId === undefined ? {} : { sportId }),
  ...(promotionId === undefined ? {} : { promotionId }),
})

/** Teams by name, each with its promotion's year, colour and category: one more query, however many teams. */
export function createTeamsRepository(database: Database) {
  const teams = createRepository<StoredTeam, TeamDraft>(database, {
    name: 'teams',
    shape: Team,
    indexes: [
      { key: { sportId: 1, name: 1 }, collation: spanish },
      { key: { promotionId: 1, name: 1 }, collation: spanish },
      { key: { name: 1, _id: 1 }, collation: spanish },
    ],
    sort: { name: 1 },
    draft: TeamDraft,
    derived: ['promotionYear', 'promotionColor', 'category'],
    defaults: { color: defaultTeamColor, stats: noTeamStats },
  })
  const promotions = database.collection<PromotionRow>('promotions')

  async function withPromotions(items: readonly StoredTeam[], session?: Transaction): Promise<Team[]> {
    const ids = [...new Set(items.map(({ promotionId }) => promotionId))]
    const rows = ids.length === 0 ? [] : await promotions.find({ _id: { $in: ids } }, { projection, ...(session ? { session } : {}) }).toArray()
    const known = new Map(rows.map((row) => [row._id, ofPromotion(row)]))
    return items.map((team) => ({ ...team, ...known.get(team.promotionId) ?? unknown }))
  }
  const one = async (team: StoredTeam | null, session?: Transaction): Promise<Team | null> =>
    (team ? (await withPromotions([team], session))[0] ?? null : null)

  return {
    /** A stored document, however it was found. */
    read: teams.read,
    withPromotion: (team: StoredTeam, promotion: Document | undefined): Team => ({ ...team, ...(promotion ? ofPromotion(promotion as PromotionRow) : unknown) }),

    shape: teams.shape,
    lastChange: teams.lastChange,
    hide: teams.hide,

    async list({ page, transaction, ...asked }: ListOptions = {}) {
      const { total, items } = await teams.list({ filter: filterOf(asked), page, ...(transaction ? { transaction } : {}) })
      return { total, items: await withPromotions(items, transaction) }
    },

    find: async (id: string, transaction?: Transaction) => one(await teams.find(id, transaction), transaction),

    async create(fields: NewFields<StoredTeam, TeamDraft>, write: Required<Write>): Promise<Team> {
      const team = await teams.create(fields, write)
      return { ...team, ...(await withPromotions([team], write.transaction))[0] ?? unknown }
    },

    createAll: async (all: readonly NewFields<StoredTeam, TeamDraft>[], write: Required<Write>) =>
      withPromotions(await teams.createAll(all, write), write.transaction),

    update: async (id: string, change: Change<StoredTeam>, write: Required<Write>) => one(await teams.update(id, change, write), write.transaction),
  }
}
