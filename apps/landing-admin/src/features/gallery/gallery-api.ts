import { api, mutationOf, queryOf } from '@torneo/client'
import { galleryEndpoints } from '@torneo/contracts/gallery-groups'
import { learntFrom, withNew, withoutGallery, withoutPhoto, withStored, type ListChange } from './gallery-list'

export const galleryApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingGalleries: queryOf(build, galleryEndpoints.list),
    landingGallery: queryOf(build, galleryEndpoints.find, []),
    landingAddGallery: mutationOf(build, galleryEndpoints.create),
    landingUpdateGallery: mutationOf(build, galleryEndpoints.update),
    landingRemoveGallery: mutationOf(build, galleryEndpoints.remove),
    landingAddGalleryPhotos: mutationOf(build, galleryEndpoints.addPhotos),
    landingRemoveGalleryPhoto: mutationOf(build, galleryEndpoints.removePhoto),
    landingMoveGalleryPhotos: mutationOf(build, galleryEndpoints.movePhotos),
  }),
})

type Thunk = ReturnType<typeof galleryApi.util.updateQueryData>
interface Lifecycle {
  readonly dispatch: Parameters<Thunk>[0]
  readonly getState: Parameters<Thunk>[1]
}

/** Changes the list that was read. A read under way, which may not know of the change, is repeated. */
function change({ dispatch, getState }: Lifecycle, listChange: ListChange): void {
  dispatch(galleryApi.util.updateQueryData('landingGalleries', undefined, (list) => {
    const items = [...listChange(list.items)] as typeof list.items
    return { total: items.length, items }
  }))
  const { status } = galleryApi.endpoints.landingGalleries.select()(getState())
  if (status === 'pending') dispatch(galleryApi.util.invalidateTags([galleryEndpoints.list.tag]))
}

/** Puts what a write was answered into the list: `change` of its answer, or what its refusal tells. */
async function follow<Data>(
  lifecycle: Lifecycle, answer: Promise<{ data: Data }>, id: string, listChange: (data: Data) => ListChange,
): Promise<void> {
  try {
    const { data } = await answer
    change(lifecycle, listChange(data))
  } catch (failure) {
    change(lifecycle, learntFrom((failure as { readonly error?: unknown }).error, id))
  }
}

/** Reads one gallery again, for a write that does not answer with it. */
async function reread({ dispatch, getState }: Lifecycle, id: string): Promise<void> {
  const read = galleryApi.endpoints.landingGallery.initiate({ params: { id } }, { forceRefetch: true, subscribe: false })
  const { data, error } = await dispatch(read)
  change({ dispatch, getState }, data ? withStored(data) : learntFrom(error, id))
}

// The list is long (a hundred galleries with forty photos each), so answers go into it and it is not read again for every photo.
// The dashboard counts galleries and says who saved what.
const invalidatesTags = (_: unknown, error: unknown) => (error ? [] : ['dashboard'])

export const {
  useLandingGalleriesQuery, useLandingAddGalleryMutation, useLandingUpdateGalleryMutation, useLandingRemoveGalleryMutation,
  useLandingAddGalleryPhotosMutation, useLandingRemoveGalleryPhotoMutation, useLandingMoveGalleryPhotosMutation,
} = galleryApi.enhanceEndpoints({
  endpoints: {
    landingAddGallery: {
      invalidatesTags,
      onQueryStarted: (_, lifecycle) => follow(lifecycle, lifecycle.queryFulfilled, '', withNew),
    },
    landingUpdateGallery: {
      invalidatesTags,
      onQueryStarted: ({ params: { id } }, lifecycle) => follow(lifecycle, lifecycle.queryFulfilled, id, withStored),
    },
    landingRemoveGallery: {
      invalidatesTags,
      onQueryStarted: ({ params: { id } }, lifecycle) => follow(lifecycle, lifecycle.queryFulfilled, id, () => withoutGallery(id)),
    },
    landingAddGalleryPhotos: {
      invalidatesTags,
      onQueryStarted: ({ params: { id } }, lifecycle) => follow(lifecycle, lifecycle.queryFulfilled, id, withStored),
    },
    landingMoveGalleryPhotos: {
      invalidatesTags,
      onQueryStarted: ({ params: { id } }, lifecycle) => follow(lifecycle, lifecycle.queryFulfilled, id, ({ from, to }) =>
        (galleries) => withStored(to)(withStored(from)(galleries))),
    },
    landingRemoveGalleryPhoto: {
      invalidatesTags,
      onQueryStarted: async ({ params: { id }, query }, lifecycle) => {
        const answer = await lifecycle.queryFulfilled.catch(() => null)
        if (answer && query) change(lifecycle, withoutPhoto(id, query.url))
        await reread(lifecycle, id)
      },
    },
  },
})
