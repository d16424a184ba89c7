import type { Register } from '../casca/register/index.ts'
import { avaliacaoRegister } from './avaliacao.ts'
import { clienteRegister } from './cliente.ts'
import { cupomRegister } from './cupom.ts'
import { chamadoRegister } from './chamado.ts'
import { compraPecaRegister } from './compraPeca.ts'
import { estoquePecaRegister } from './estoquePeca.ts'
import { contagemPecaRegister } from './contagemPeca.ts'
import { consumidorRegister } from './consumidor.ts'
import { perfilRegister } from './perfil.ts'
import { modeloProdutoRegister } from './modeloProduto.ts'
import { financeiroRegister } from './financeiro.ts'
import { postoAutorizadoRegister } from './postoAutorizado.ts'
import { postoAutorizadoPagamentoRegister } from './postoAutorizadoPagamento.ts'
import { planoValoresRegister } from './planoValores.ts'
import { produtoRegister } from './produto.ts'
import { relogioRegister } from './relogio.ts'
import { relogioVendidoRegister } from './relogioVendido.ts'
import { TABELAS } from './tabelas.ts'
import { transferenciaPecaRegister } from './transferenciaPeca.ts'
import { usuarioRegister } from './usuario.ts'

/** Every register of the product: its definition drives audit, push and calls. */
export const REGISTERS: readonly Register[] = [
  clienteRegister,
  produtoRegister,
  usuarioRegister,
  perfilRegister,
  cupomRegister,
  ...TABELAS,
  modeloProdutoRegister,
  relogioRegister,
  relogioVendidoRegister,
  consumidorRegister,
  postoAutorizadoRegister,
  planoValoresRegister,
  postoAutorizadoPagamentoRegister,
  financeiroRegister,
  compraPecaRegister,
  avaliacaoRegister,
  estoquePecaRegister,
  contagemPecaRegister,
  transferenciaPecaRegister,
  chamadoRegister,
]
