import { useUser } from '../../../../platform/session/session-store.ts'

type Numerada = { numero: string; posto: { id: number; nomeFantasia: string } }

/** 'OS 26/2026', with its post when that is not the person's own, because numbers repeat per post (decisions 59). */
export const nomeDaOs = ({ numero, posto }: Numerada, proprio: number | undefined): string =>
  posto.id === proprio ? `OS ${numero}` : `OS ${numero} · ${posto.nomeFantasia}`

/** The same for the logged-in person. */
export function useNomeDaOs() {
  const proprio = useUser()?.posto?.id
  return (os: Numerada) => nomeDaOs(os, proprio)
}
