import { api, mutationOf, queryOf } from '@torneo/client'
import { galleryEndpoints } from '@torneo/contracts/content/gallery-groups'
import { changeFromRejection, withNew, withoutGallery, withoutPhoto, withStored, type ListChange } from './gallery-list'

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

/** Changes the cached list. Repeats a pending read, which may not include the change. */
function change({ dispatch, getState }: Lifecycle, listChange: ListChange): void {
  dispatch(
    galleryApi.util.updateQueryData('landingGalleries', undefined, (list) => {
      const items = [...listChange(list.items)] as typeof list.items
      return { total: items.length, items }
    }),
  )
  const { status } = galleryApi.endpoints.landingGalleries.select()(getState())
  if (status === 'pending') dispatch(galleryApi.util.invalidateTags([galleryEndpoints.list.tag]))
}

/** Applies the response of a write to the list: the data of a success, or the state that a rejection reports. */
async function follow<Data>(
  lifecycle: Lifecycle,
  response: Promise<{ data: Data }>,
  id: string,
  listChange: (data: Data) => ListChange,
): Promise<void> {
  try {
    const { data } = await response
    change(lifecycle, listChange(data))
  } catch (failure) {
    change(lifecycle, changeFromRejection((failure as { readonly error?: unknown }).error, id))
  }
}

/** Reads a gallery again, after a write whose response does not contain it. */
async function reread({ dispatch, getState }: Lifecycle, id: string): Promise<void> {
  const read = galleryApi.endpoints.landingGallery.initiate(
    { params: { id } },
    { forceRefetch: true, subscribe: false },
  )
  const { data, error } = await dispatch(read)
  change({ dispatch, getState }, data ? withStored(data) : changeFromRejection(error, id))
}

// Updates the cached list from responses, because it is long (a hundred galleries with forty photos each) and
// refetching it for every photo is slow. The dashboard counts galleries and shows the author of each save.
const invalidatesTags = (_: unknown, error: unknown) => (error ? [] : ['dashboard'])

export const {
  useLandingGalleriesQuery,
  useLandingAddGalleryMutation,
  useLandingUpdateGalleryMutation,
  useLandingRemoveGalleryMutation,
  useLandingAddGalleryPhotosMutation,
  useLandingRemoveGalleryPhotoMutation,
  useLandingMoveGalleryPhotosMutation,
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
      onQueryStarted: ({ params: { id } }, lifecycle) =>
        follow(lifecycle, lifecycle.queryFulfilled, id, () => withoutGallery(id)),
    },
    landingAddGalleryPhotos: {
      invalidatesTags,
      onQueryStarted: ({ params: { id } }, lifecycle) => follow(lifecycle, lifecycle.queryFulfilled, id, withStored),
    },
    landingMoveGalleryPhotos: {
      invalidatesTags,
      onQueryStarted: ({ params: { id } }, lifecycle) =>
        follow(
          lifecycle,
          lifecycle.queryFulfilled,
          id,
          ({ from, to }) =>
            (galleries) =>
              withStored(to)(withStored(from)(galleries)),
        ),
    },
    landingRemoveGalleryPhoto: {
      invalidatesTags,
      onQueryStarted: async ({ params: { id }, query }, lifecycle) => {
        const response = await lifecycle.queryFulfilled.catch(() => null)
        if (response && query) change(lifecycle, withoutPhoto(id, query.url))
        await reread(lifecycle, id)
      },
    },
  },
})
