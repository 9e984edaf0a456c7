import { useToast } from '@torneo/client'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useLandingTakeEditionBackMutation } from './editions-api'
import { takeBackTexts as texts } from './editions-texts'

/** Deletes the open edition, in which nothing was played, and opens the one of year `before` again. */
export function useTakeBack(before: number) {
  const [takeBack, { isLoading }] = useLandingTakeEditionBackMutation()
  const toast = useToast()
  const toastFailure = useFailureToasts()
  const run = (id: string) =>
    takeBack({ params: { id } })
      .unwrap()
      .then(
        () => toast.success(texts.undone(before)),
        (error: unknown) => toastFailure(texts.undoFailed, error),
      )
  return { run, isRunning: isLoading }
}
