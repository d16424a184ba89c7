/** The build that this page was loaded from; none in a development server. */
export const ownBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=montagem]')?.content ?? ''

/** Whether the server has another build than this page; false when it cannot be asked. */
export const isOutdated = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/montagem.txt', { cache: 'no-store' })
    return answer.ok && (await answer.text()) !== ownBuild()
  } catch {
    return false
  }
}
