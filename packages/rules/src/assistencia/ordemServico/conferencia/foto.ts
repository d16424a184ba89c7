import type { FotoMomento, StatusOs } from '@app/contract/assistencia/ordemServico'

const ENTRADA: readonly StatusOs[] = ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ABERTURA_DE_OS']
const SAIDA: readonly StatusOs[] = [
  'CONSERTADA',
  'CONTROLE_QUALIDADE',
  'APROVADO_QC',
  'REPARADA',
  'ENTREGUE',
  'FINALIZADA',
]

/** Before, during or after the repair, by where the order stands. */
export const momentoDaFoto = (status: StatusOs): FotoMomento => {
  if (ENTRADA.includes(status)) return 'ENTRADA'
  return SAIDA.includes(status) ? 'SAIDA' : 'BANCADA'
}

type Foto = { id: number; rotulo: string | null; momento: FotoMomento | null }

/** What was photographed when the watch came in, beside the last photo of the same once it was repaired. */
export const paresDeFotos = <F extends Foto>(fotos: readonly F[]): { antes: F; depois: F | null }[] =>
  fotos
    .filter(
      ({ rotulo, momento }, at) =>
        rotulo !== null &&
        momento === 'ENTRADA' &&
        fotos.findIndex((one) => one.rotulo === rotulo && one.momento === 'ENTRADA') === at,
    )
    .map((antes) => ({
      antes,
      depois: fotos.findLast(({ rotulo, momento }) => rotulo === antes.rotulo && momento === 'SAIDA') ?? null,
    }))
