import { PERFIS_SEMEADOS } from '@app/rules/casca/permissao'
import type { Modulo } from '@app/contract/casca/perfil'
import { DAY_MS, localDay } from '@app/rules/casca/tempo'
import { hash } from '@node-rs/argon2'
import { DEMO_POSTO, seedAssistencia, seedCadastro, seedPostos } from './assistencia/index.ts'
import { storeAnexos, type AnexoDemo } from './anexos.ts'
import { DEMO_ARMAZEM, DEMO_ARMAZEM_NOME, DEMO_CLIENTES } from './clientes.ts'
import { seedCorreio } from './correio.ts'
import { auditoriaOf } from './historia.ts'
import { ledgerOf, type PedidoSalvo } from './ledger.ts'
import { fillLinhas, type PedidoComLinhas, type SaldoLivre } from './linhas.ts'
import { DEMO_SENHA, demoLogins, usuariosDe } from './people.ts'
import { planPedidos } from './plano.ts'
import * as store from './store.ts'
import type { Database, Executor } from '../platform/db/index.ts'
import type { FileStore } from '../platform/files/index.ts'

export { seedOrdens } from './assistencia/index.ts'
export { seedNotas } from './notas.ts'
export { DEMO_SENHA, demoLogins } from './people.ts'

type Options = {
  database: Database
  /** The modules whose working day the demo shows. */
  modulos: readonly Modulo[]
  /** The time zone whose 'today' the expiry days count from. */
  timeZone: string
  now?: Date
  /** Where the orders' papers are stored; without it they have none. */
  files?: FileStore
}

const TRANSPORTADORAS = ['Transportes Faz de Conta', 'Expresso Fictício', 'Rodovia Imaginária', null]

const seedClientes = (db: Executor): Promise<number[]> =>
  store.insertClientes(
    db,
    DEMO_CLIENTES.map((cliente) => ({
      nome_fantasia: cliente.nomeFantasia,
      razao_social: cliente.razaoSocial,
      cnpj_cpf: cliente.cnpjCpf,
      codigo_cliente: cliente.codigo,
      codigo_depositante: `D${cliente.codigo}`,
      status_wms: cliente.statusWms,
      fefo: cliente.fefo,
    })),
  )

type Pessoa = { id: number; email: string; clienteId: number | null }

const seedUsuarios = async (
  db: Executor,
  modulos: readonly Modulo[],
  clienteIds: readonly number[],
  postos: ReadonlyMap<string, number>,
  senhaHash: string,
): Promise<Pessoa[]> => {
  const pessoas = usuariosDe(modulos).map((usuario) => ({
    ...usuario,
    clienteId: clienteIds[DEMO_CLIENTES.findIndex(({ cnpjCpf }) => cnpjCpf === usuario.cliente)] ?? null,
    postoId: postos.get(usuario.posto ?? '') ?? null,
  }))
  const ids = await store.insertUsuarios(
    db,
    pessoas.map(({ nome, nomeExibicao, email, cpf, role, clienteId, postoId }) => ({
      nome,
      nome_exibicao: nomeExibicao,
      email,
      cpf,
      role,
      senha_hash: senhaHash,
      tipo: PERFIS_SEMEADOS.find(({ codigo }) => codigo === role)?.tipo ?? 'pendente',
      cliente_id: clienteId,
      posto_id: postoId,
    })),
  )
  return pessoas.map(({ email, clienteId }, index) => ({ id: ids[index] ?? 0, email, clienteId }))
}

const seedEstoque = async (
  db: Executor,
  clienteIds: readonly number[],
  dayAfter: (days: number) => string,
): Promise<SaldoLivre[]> => {
  const produtos = DEMO_CLIENTES.flatMap((cliente, index) =>
    cliente.produtos.map((produto) => ({
      ...produto,
      clienteId: clienteIds[index] ?? 0,
      dono: cliente.codigo,
    })),
  )
  const produtoIds = await store.insertProdutos(
    db,
    produtos.map(({ clienteId, dono, codigo, descricao, unidade, inteiro }) => ({
      cliente_id: clienteId,
      codigo_produto: codigo,
      codigo_omni: `${dono}-${codigo}`,
      descricao,
      unidade,
      inteiro,
      // What is weighed has less than this, so the demo's clients see what runs out.
      estoque_minimo: inteiro ? null : 1_700,
    })),
  )
  const lotes = produtos.flatMap(({ clienteId, inteiro, lotes: list }, index) =>
    list.map((lote) => ({ ...lote, clienteId, inteiro, produtoId: produtoIds[index] ?? 0 })),
  )
  const saldoIds = await store.insertSaldos(
    db,
    lotes.map(({ clienteId, produtoId, lote, vence, bloqueado }) => ({
      cliente_id: clienteId,
      produto_id: produtoId,
      lote,
      validade: vence === null ? null : dayAfter(vence),
      condicao: bloqueado ? 'bloqueado' : 'livre',
    })),
  )
  return lotes.map(({ quantidade, ...lote }, index) => ({
    ...lote,
    id: saldoIds[index] ?? 0,
    livre: quantidade,
  }))
}

const seedPedidos = async (
  db: Executor,
  pedidos: readonly PedidoComLinhas[],
  pessoas: readonly Pessoa[],
): Promise<PedidoSalvo[]> => {
  const operador = pessoas.find(({ email }) => email.startsWith('operador@'))?.id ?? 0
  const autorOf = (clienteId: number) => pessoas.find((each) => each.clienteId === clienteId)?.id ?? operador
  const rows = await store.insertPedidos(
    db,
    pedidos.map((pedido, index) => ({
      cliente_id: pedido.clienteId,
      numero_pedido_cliente: index % 5 === 4 ? null : `PC-${7000 + index * 3}`,
      transportadora: TRANSPORTADORAS[index % TRANSPORTADORAS.length] ?? null,
      data_hora_coleta: pedido.dataHoraColeta,
      urgente: pedido.urgente,
      concluido: pedido.concluido,
      etapa: pedido.etapa,
      status_desde: pedido.statusDesde,
      status_alcis: pedido.statusAlcis,
      data_expedicao: pedido.dataExpedicao,
      observacoes: pedido.urgente ? 'Separar primeiro: o caminhão espera na doca 2.' : null,
      criado_em: pedido.criadoEm,
      criado_por: autorOf(pedido.clienteId),
      ultima_atualizacao: pedido.passos.at(-1)?.em ?? pedido.criadoEm,
      alterado_por: pedido.passos.length > 2 ? operador : autorOf(pedido.clienteId),
      versao: pedido.passos.length,
    })),
  )
  // The numbers were assigned in the order of the rows, so they show which row belongs to which order.
  const saved = rows.toSorted((a, b) => a.numero_pedido - b.numero_pedido)
  return pedidos.map((pedido, index) => ({
    ...pedido,
    id: saved[index]?.id ?? 0,
    numero: saved[index]?.numero_pedido ?? 0,
    autor: autorOf(pedido.clienteId),
    operador,
  }))
}

const anexoRow = ({ pedido, campo, filename, contentType, length, chave, sha256 }: AnexoDemo) => ({
  pedido_id: pedido.id,
  cliente_id: pedido.clienteId,
  campo,
  filename,
  content_type: contentType,
  length,
  chave,
  sha256,
  criado_em: pedido.criadoEm,
  criado_por: pedido.autor,
})

const seedArmazem = async (
  db: Executor,
  { timeZone, now = new Date(), files }: Options,
  clienteIds: readonly number[],
  pessoas: readonly Pessoa[],
): Promise<void> => {
  await store.setArmazem(db, DEMO_ARMAZEM_NOME, [DEMO_ARMAZEM])
  const saldos = await seedEstoque(db, clienteIds, (days) =>
    localDay(new Date(now.getTime() + days * DAY_MS), timeZone),
  )
  const planned = fillLinhas(planPedidos(now), clienteIds, saldos)
  const pedidos = await seedPedidos(db, planned, pessoas)
  await store.insertItens(
    db,
    pedidos.flatMap(({ id, clienteId, linhas }) =>
      linhas.map((linha, ordem) => ({
        pedido_id: id,
        cliente_id: clienteId,
        produto_id: linha.produtoId,
        saldo_id: linha.saldoId,
        ordem,
        quantidade: linha.quantidade,
      })),
    ),
  )
  const operador = pedidos[0]?.operador ?? 0
  const admin = pessoas.find(({ email }) => email.startsWith('admin@'))?.id ?? operador
  await store.setPassos(db, admin, now)
  await store.insertMovimentos(db, ledgerOf(saldos, pedidos, now, operador))
  await store.sumSaldos(db)
  await store.insertBloqueios(db, { por: operador, em: now })
  await store.insertContagem(db, { abertaPor: admin, contadaPor: operador, em: now })
  const anexos = files ? await storeAnexos(files, pedidos) : []
  if (anexos.length > 0) await store.insertAnexos(db, anexos.map(anexoRow))
  await store.insertAuditoria(db, auditoriaOf(pedidos, anexos))
}

const seedAll = async (db: Executor, options: Options, senhaHash: string): Promise<void> => {
  const { modulos } = options
  await store.insertCupons(db, [{ codigo: 'BEMVINDO', descricao: 'Cupom da demonstração' }])
  const clienteIds = modulos.includes('armazem') ? await seedClientes(db) : []
  const postos = modulos.includes('assistencia') ? await seedPostos(db) : new Map<string, number>()
  const pessoas = await seedUsuarios(db, modulos, clienteIds, postos, senhaHash)
  if (modulos.includes('armazem')) await seedArmazem(db, options, clienteIds, pessoas)
  if (modulos.includes('assistencia')) {
    await seedAssistencia(db, postos, options.now)
    await seedCadastro(db, options, senhaHash)
  }
  await seedCorreio(db, { clienteId: clienteIds[0], postoId: postos.get(DEMO_POSTO) }, options.now)
}

/**
 * Fills an empty database with a working day (ux.md, Demo data) and answers whether it did. A database with people is
 * left as it is; the caller checks the settings for whether the demo is wanted.
 */
export const seedDemo = async (options: Options): Promise<boolean> => {
  const senhaHash = await hash(DEMO_SENHA)
  return options.database.db.transaction().execute(async (db) => {
    if (!(await store.isEmptyDatabase(db))) return false
    await seedAll(db, options, senhaHash)
    await store.insertPartes(db, ['notas', 'ordens'])
    return true
  })
}

/** The demo log-ins that exist: a database that was filled earlier, or for one module, has fewer. */
export const knownLogins = async (
  db: Executor,
  modulos: readonly Modulo[],
): Promise<ReturnType<typeof demoLogins>> => {
  const logins = demoLogins(modulos)
  const known = await store.listKnown(
    db,
    logins.map(({ email }) => email),
  )
  return logins.filter(({ email }) => known.has(email))
}
