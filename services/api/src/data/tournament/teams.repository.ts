import type { PageQuery } from '@torneo/contracts/endpoint/record'
import { defaultPromotionCategory, type PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { defaultTeamColor } from '@torneo/contracts/tournament/promotions'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import { Team, TeamDraft } from '@torneo/contracts/tournament/teams'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import {
  type Change,
  createRepository,
  type NewFields,
  type OwnFields,
  type RecordFields,
  spanish,
} from '../../platform/database/repository'
import { fits } from '../../platform/database/stored-shape'

/** Fields of the promotion in a team; read with it, never stored. */
type PromotionFields = Pick<Team, 'promotionYear' | 'promotionColor' | 'category'>
export type StoredTeam = RecordFields & Omit<OwnFields<Team>, keyof PromotionFields>

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

const noPromotion: PromotionFields = { promotionYear: null, promotionColor: null, category: null }
const PromotionFieldsShape = z.pick(Team, { promotionYear: true, promotionColor: true, category: true })

/** Treats an unreadable promotion as a missing one. */
function promotionFields({
  year,
  color = defaultTeamColor,
  category = defaultPromotionCategory,
}: PromotionRow): PromotionFields {
  const fields = { promotionYear: year, promotionColor: color, category }
  return fits(PromotionFieldsShape, fields) ? fields : noPromotion
}

const filterOf = ({ sportId, promotionId }: TeamFilter) => ({
  ...(sportId === undefined ? {} : { sportId }),
  ...(promotionId === undefined ? {} : { promotionId }),
})

/**
 * Stores teams, listed by name and joined with their promotions' year, colour and category by one more query per list.
 */
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
  const promotions = database.collection('promotions', anyRow<PromotionRow>())
  const rows = database.collection('teams', anyRow())

  async function withPromotions(items: readonly StoredTeam[], session?: Transaction): Promise<Team[]> {
    const ids = [...new Set(items.map(({ promotionId }) => promotionId))]
    const rows =
      ids.length === 0
        ? []
        : await promotions.find({ _id: { $in: ids } }, { projection, ...(session ? { session } : {}) }).toArray()
    const fieldsOf = new Map(rows.map((row) => [row._id, promotionFields(row)]))
    return items.map((team) => ({ ...team, ...(fieldsOf.get(team.promotionId) ?? noPromotion) }))
  }
  const one = async (team: StoredTeam | null, session?: Transaction): Promise<Team | null> =>
    team ? ((await withPromotions([team], session))[0] ?? null) : null

  return {
    /** Parses a stored document. */
    read: teams.read,
    withPromotion: (team: StoredTeam, promotion: Document | undefined): Team => ({
      ...team,
      ...(promotion ? promotionFields(promotion as PromotionRow) : noPromotion),
    }),

    shape: teams.shape,
    lastChange: teams.lastChange,
    softDelete: teams.softDelete,

    async list({ page, transaction, ...filter }: ListOptions = {}) {
      const { total, items } = await teams.list({
        filter: filterOf(filter),
        page,
        ...(transaction ? { transaction } : {}),
      })
      return { total, items: await withPromotions(items, transaction) }
    },

    find: async (id: string, transaction?: Transaction) => one(await teams.find(id, transaction), transaction),

    /** Makes another transaction that locks the team wait for this one. */
    async lock(id: string, session: Transaction): Promise<void> {
      await rows.updateOne({ _id: id }, { $inc: { locks: 1 } }, { session })
    },

    async create(fields: NewFields<StoredTeam, TeamDraft>, write: Required<Write>): Promise<Team> {
      const team = await teams.create(fields, write)
      return { ...team, ...((await withPromotions([team], write.transaction))[0] ?? noPromotion) }
    },

    createAll: async (drafts: readonly NewFields<StoredTeam, TeamDraft>[], write: Required<Write>) =>
      withPromotions(await teams.createAll(drafts, write), write.transaction),

    update: async (id: string, change: Change<StoredTeam>, write: Required<Write>) =>
      one(await teams.update(id, change, write), write.transaction),
  }
}
