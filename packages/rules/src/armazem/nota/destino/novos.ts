import type { ClienteDaNota, EnderecoNFe, InfNFe } from '@app/contract/armazem/nota'
import { isCnpj, isCpf } from '../../../casca/documento/index.ts'
import { ladoDoCfop } from './dono.ts'
import { documentoNaNota } from './efeito.ts'
import type { Casa, Lado } from '../leitura/types.ts'

/** Cuts the note's text to the length that a client's record can hold. */
const cut = (text: string | null | undefined, max: number): string => (text ?? '').trim().slice(0, max)

const enderecoDe = (endereco: EnderecoNFe | undefined) => ({
  cep: cut(endereco?.cep, 8),
  rua: cut(endereco?.xLgr, 160),
  numero: cut(endereco?.nro, 20),
  complemento: cut(endereco?.xCpl, 80),
  bairro: cut(endereco?.xBairro, 80),
  cidade: cut(endereco?.xMun, 80),
  estado: cut(endereco?.uf, 2),
})

const parteDe = ({ emit, dest }: InfNFe, lado: Lado): ClienteDaNota => {
  const parte = lado === 'emit' ? emit : dest
  const endereco = lado === 'emit' ? emit.enderEmit : dest?.enderDest
  const nome = parte?.xNome
  return {
    cnpjCpf: documentoNaNota(parte),
    razaoSocial: cut(nome, 160),
    nomeFantasia: cut((lado === 'emit' && emit.xFant) || nome, 120),
    inscricaoEstadual: cut(parte?.ie, 20),
    emailComercial: cut(lado === 'dest' ? dest?.email : '', 254),
    telefoneComercial: cut(endereco?.fone, 30),
    ...enderecoDe(endereco),
  }
}

/**
 * The parties of a note that may become clients: not the warehouse, not known yet, and with a Brazilian document. The
 * side that the CFOP names comes first; without one the receiver, who most often owns what is delivered.
 */
export const findNovosClientes = (infNFe: InfNFe, casa: Casa): ClienteDaNota[] => {
  const first = ladoDoCfop(infNFe, casa) ?? 'dest'
  const sides: Lado[] = first === 'dest' ? ['dest', 'emit'] : ['emit', 'dest']
  return sides
    .map((lado) => parteDe(infNFe, lado))
    .filter(
      ({ cnpjCpf }) =>
        (isCnpj(cnpjCpf) || isCpf(cnpjCpf)) && !casa.armazens.has(cnpjCpf) && !casa.clientes.has(cnpjCpf),
    )
}
