import { efeitosEntrada } from './entrada.ts'
import { efeitosEscolha } from './escolha/escolha.ts'
import { efeitosFim } from './fim.ts'
import { efeitosOficina } from './oficina.ts'
import { efeitosOrcamento } from './orcamento/orcamento.ts'
import { efeitosSinal } from './orcamento/sinal.ts'
import { efeitosTroca } from './troca.ts'
import type { Efeitos } from './tipos.ts'

/** The effects of each act of the table, besides moving the order. */
export const EFEITOS: Efeitos = {
  ...efeitosEntrada,
  ...efeitosOficina,
  ...efeitosOrcamento,
  ...efeitosSinal,
  ...efeitosTroca,
  ...efeitosEscolha,
  ...efeitosFim,
}
