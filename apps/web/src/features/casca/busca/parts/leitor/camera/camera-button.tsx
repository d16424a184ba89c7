import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../../../ui/page/button.tsx'
import { useHasCamera } from './use-has-camera.ts'

const CameraDialog = lazy(() =>
  import('./camera-dialog.tsx').then((module) => ({ default: module.CameraDialog })),
)

type Props = {
  label: string
  /** What is looked for: 'Aponte para …'. */
  aim: string
  onCode: (code: string) => void
}

/** Reads a code into a field with the camera; nothing on a device without one. */
export function CameraButton({ label, aim, onCode }: Props) {
  const has = useHasCamera()
  const [opened, setOpened] = useState(false)
  /** The dialog fades out after its first opening. */
  const [asked, setAsked] = useState(false)
  if (!has && !asked) return null
  const close = () => setOpened(false)
  return (
    <>
      <Button
        small
        look="quiet"
        icon={IconCamera}
        iconOnly
        onClick={() => {
          setAsked(true)
          setOpened(true)
        }}
      >
        {label}
      </Button>
      {asked && (
        <Suspense>
          <CameraDialog
            opened={opened}
            aim={aim}
            onClose={close}
            onType={close}
            onCode={(code) => {
              close()
              onCode(code)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
