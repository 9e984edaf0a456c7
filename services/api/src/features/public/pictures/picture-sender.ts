import type { FastifyReply } from 'fastify'
import { createPictures, type Picture } from './pictures'

/** Seconds after which a client may request a busy picture again. */
const retrySeconds = 2

/** Sends the pictures of link previews, which all routes draw in one queue. */
export function createPictureSender() {
  const pictureOf = createPictures()
  return async (reply: FastifyReply, requested: Picture): Promise<FastifyReply> => {
    const picture = await pictureOf(requested)
    if (!picture) return reply.code(503).header('retry-after', retrySeconds).send()
    return reply
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(picture.type)
      .send(picture.bytes)
  }
}

export type PictureSender = ReturnType<typeof createPictureSender>
