import { ACAO_INPUTS, type AcaoOs, type StatusOs } from '@app/contract/assistencia/ordemServico'

const FOTO = {
  filename: 'vidro.png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

/** Each watch that comes for another has a number of its own. */
let count = 0

/** The least that each act's body says. */
export const corpoDe = (acao: AcaoOs, modeloId: number, status: StatusOs): object => {
  switch (acao) {
    case 'salvarPreAvaliacao':
      return { preAvaliacao: 'Atraso confirmado.' }
    case 'avaliar':
      return { avaliacao: 'Movimento sujo.' }
    case 'registrarUsoIndevido':
      return {
        nota: 'Vidro trincado.',
        fotos: [FOTO],
      }
    case 'fotografar':
      return { fotos: [FOTO] }
    case 'receberSinal':
    case 'devolver':
      return { forma: 'PIX' }
    case 'consertar':
      return { reparo: 'Movimento revisado.' }
    case 'entregarProduto':
      return { retiradoPor: 'Dalva Quaresma', semCobranca: 'Cortesia do teste' }
    case 'exigirTroca':
    case 'exigirRestituicao':
    case 'exigirAbatimento':
      return { nome: 'Dalva Quaresma', documento: '529.982.247-25', valor: 100 }
    case 'autorizarTroca':
    case 'trocaMaisModelos':
      return { modelos: [{ id: modeloId }] }
    case 'receberRelogioTroca':
      count += 1
      return { numeroSerie: `NOVO${count}` }
    case 'escolherModelo':
      return { modelo: { id: modeloId } }
    case 'alterarStatus':
      return { motivo: 'Correção', status: status === 'ABERTURA_DE_OS' ? 'EM_CRIACAO' : 'ABERTURA_DE_OS' }
    default:
      return 'motivo' in ACAO_INPUTS[acao].shape ? { motivo: 'Motivo do teste' } : {}
  }
}
