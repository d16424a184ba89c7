import { notifications } from '@mantine/notifications'
import { tellFailure } from './tell-failure.ts'
import { TOAST_MS } from './toast.ts'

/** Reports an act, with a button that undoes it while the toast is shown. */
export function undoToast(text: string, undo: () => Promise<unknown>) {
  const id = notifications.show({
    message: (
      <span className="linha entre">
        <span>{text}</span>
        <button
          type="button"
          className="link"
          onClick={() => {
            notifications.hide(id)
            void undo().catch(tellFailure)
          }}
        >
          Desfazer
        </button>
      </span>
    ),
    autoClose: TOAST_MS,
    'data-tone': 'success',
  })
}
