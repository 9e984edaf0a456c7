import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'

/** A confirmation dialog: the in-app `confirm` of R38. */
export interface Question {
  readonly title: string
  readonly body?: string
  /** Address of a picture of the subject. */
  readonly picture?: string
  /** Verb on the confirm button. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'danger' | 'default'
}

export interface OpenQuestion extends Question {
  readonly id: string
}

const slice = createSlice({
  name: 'confirmations',
  initialState: [] as OpenQuestion[],
  reducers: {
    opened: (state, { payload }: PayloadAction<OpenQuestion>) => [...state, payload],
    closed: (state, { payload }: PayloadAction<string>) => state.filter((question) => question.id !== payload),
  },
})

export const confirmationsReducer = slice.reducer

const resolvers = new Map<string, (yes: boolean) => void>()

/** Opens a dialog and resolves with the answer: `if (await confirm({ title: '¿Eliminar?', confirmLabel: 'Sí' })) …`. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const dispatch = useDispatch()
  return useCallback(
    (question) =>
      new Promise<boolean>((resolve) => {
        const id = nanoid()
        resolvers.set(id, resolve)
        dispatch(slice.actions.opened({ ...question, id }))
      }),
    [dispatch],
  )
}

/** Reads the open dialogs, for the component that renders them. */
export function useOpenQuestions(): {
  readonly questions: readonly OpenQuestion[]
  readonly answer: (id: string, yes: boolean) => void
} {
  const questions = useSelector((state: { readonly confirmations: readonly OpenQuestion[] }) => state.confirmations)
  const dispatch = useDispatch()
  return {
    questions,
    answer: (id, yes) => {
      dispatch(slice.actions.closed(id))
      resolvers.get(id)?.(yes)
      resolvers.delete(id)
    },
  }
}
