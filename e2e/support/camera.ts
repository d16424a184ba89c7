import type { Locator, Page } from '@playwright/test'

type Fake = { image: ImageBitmap | null; refused: boolean; tracks: MediaStreamTrack[] }
type Faked = Window & { camera: Fake }

/** A camera of the page's own: it films what `showCamera` puts before it, and nothing of the machine. */
export const fakeCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const fake: Fake = { image: null, refused: false, tracks: [] }
    ;(window as unknown as Faked).camera = fake
    const film = () => {
      const canvas = document.createElement('canvas')
      canvas.width = 1280
      canvas.height = 720
      const context = canvas.getContext('2d')
      const draw = () => {
        if (!context) return
        context.fillStyle = '#cbc4b8'
        context.fillRect(0, 0, 1280, 720)
        if (!fake.image) return
        const scale = Math.min(600 / fake.image.height, 1100 / fake.image.width)
        const [width, height] = [fake.image.width * scale, fake.image.height * scale]
        // Nobody holds a paper straight.
        context.setTransform(1, 0.06, -0.06, 1, 640, 360)
        context.drawImage(fake.image, -width / 2, -height / 2, width, height)
        context.resetTransform()
      }
      draw()
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve([{ kind: 'videoinput', deviceId: 'fake', groupId: '', label: '' } as MediaDeviceInfo])
    navigator.mediaDevices.getUserMedia = () => {
      if (fake.refused) return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      const stream = film()
      fake.tracks.push(...stream.getTracks())
      return Promise.resolve(stream)
    }
  })

/** Puts a picture of something that is printed on another page before the camera. */
export const showCamera = async (page: Page, printed: Locator): Promise<void> => {
  const png = (await printed.screenshot({ scale: 'device' })).toString('base64')
  await page.evaluate(async (bytes) => {
    const blob = new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], { type: 'image/png' })
    ;(window as unknown as Faked).camera.image = await createImageBitmap(blob)
  }, png)
}

/** Whether the person lets the page use the camera. */
export const refuseCamera = (page: Page, refused: boolean): Promise<void> =>
  page.evaluate((no) => {
    ;(window as unknown as Faked).camera.refused = no
  }, refused)

/** The states of every track that the page was ever given. */
export const cameraTracks = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Faked).camera.tracks.map(({ readyState }) => readyState))
