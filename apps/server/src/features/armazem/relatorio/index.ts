import { ETAPA_DE_ESPERA_LABELS, ETAPAS_DE_ESPERA, type QUANDO_PEDIDO } from '@app/contract/armazem/pedido'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import type { Campo, DefinicaoRelatorio, Relatorios } from '../../casca/relatorio/index.ts'
import { readEtapas } from './store/etapas.ts'
import { readAcuracia } from './store/acuracia.ts'
import { readParados, readValidades } from './store/estoque.ts'
import { readRecebimentos } from './store/recebimentos.ts'
import { findPrimeiroPedido, listClientes, readPedidos } from './store/pedidos.ts'

const CLIENTE: Campo = {
  nome: 'cliente',
  rotulo: 'Cliente',
  vazio: 'Todos',
  opcoes: ({ db, scope }) => listClientes(db, scope),
}
const DIAS: Campo = {
  nome: 'dias',
  rotulo: 'Sem movimento há',
  vazio: '90 dias ou mais',
  opcoes: async () => ['30', '60', '180'].map((valor) => ({ valor, rotulo: `${valor} dias ou mais` })),
}

const ETAPA: Campo = {
  nome: 'status',
  rotulo: 'Etapa',
  vazio: 'Todas',
  opcoes: async () => ETAPAS_DE_ESPERA.map((valor) => ({ valor, rotulo: ETAPA_DE_ESPERA_LABELS[valor] })),
}

/** The orders behind a figure of a period. */
const pedidosPor = (quando: (typeof QUANDO_PEDIDO)[number]) => ({
  caminho: '/pedidos',
  ability: 'PEDIDO_VER' as const,
  filtros: { quando },
  nomes: { cliente: 'clienteId', status: 'deixou' },
})

const hoje = ({ now, config }: Context): string => localDay(now(), config.TZ_EXIBICAO)

const definicao = (
  fields: Omit<DefinicaoRelatorio, 'ability' | 'grupo' | 'lista'> &
    Partial<Pick<DefinicaoRelatorio, 'lista'>>,
): DefinicaoRelatorio => ({
  ability: 'RELATORIO_ARMAZEM',
  grupo: 'Armazém',
  lista: null,
  ...fields,
})

/** The reports of the warehouse (rede §6). */
export const relatoriosArmazem: Relatorios = {
  primeiroDia: ({ db, scope }) => findPrimeiroPedido(db, scope),
  relatorios: [
    definicao({
      nome: 'pedidos',
      titulo: 'Pedidos',
      descricao: 'Pedidos, linhas e unidades por mês ou cliente, e quantos saíram depois da coleta.',
      periodo: true,
      por: [
        { valor: 'mes', rotulo: 'Mês' },
        { valor: 'cliente', rotulo: 'Cliente' },
      ],
      campos: [CLIENTE],
      lista: pedidosPor('criado'),
      ler: ({ db, scope }, consulta) => readPedidos(db, scope, consulta),
    }),
    definicao({
      nome: 'tempo-por-etapa-dos-pedidos',
      titulo: 'Tempo por etapa dos pedidos',
      descricao:
        'Quantas horas os pedidos ficaram em cada etapa que deixaram no período, e em quantas passaram do prazo.',
      periodo: true,
      por: [
        { valor: 'etapa', rotulo: 'Etapa' },
        { valor: 'mes', rotulo: 'Mês' },
        { valor: 'cliente', rotulo: 'Cliente' },
      ],
      campos: [ETAPA, CLIENTE],
      // An order leaves several stages, so that the total is of no list.
      lista: { ...pedidosPor('etapa'), total: false },
      ler: ({ db, scope }, consulta) => readEtapas(db, scope, consulta),
    }),
    definicao({
      nome: 'validade-do-estoque',
      titulo: 'Validade do estoque',
      descricao: 'O que vence em 30, 60 e 90 dias, por cliente ou produto.',
      periodo: false,
      por: [
        { valor: 'cliente', rotulo: 'Cliente' },
        { valor: 'produto', rotulo: 'Produto' },
      ],
      campos: [CLIENTE],
      ler: (ctx, consulta) => readValidades(ctx.db, ctx.scope, consulta, hoje(ctx)),
    }),
    definicao({
      nome: 'lotes-parados',
      titulo: 'Lotes sem movimento',
      descricao: 'O que está em estoque e não se move há 90 dias, ou há quantos você escolher.',
      periodo: false,
      por: [{ valor: 'lote', rotulo: 'Lote' }],
      campos: [CLIENTE, DIAS],
      ler: (ctx, consulta) => readParados(ctx.db, ctx.scope, consulta, hoje(ctx)),
    }),
    definicao({
      nome: 'recebimentos',
      titulo: 'Recebimentos por emitente',
      descricao: 'As notas recebidas no período: quantas, com quantas linhas e unidades, e o seu valor.',
      periodo: true,
      por: [
        { valor: 'emitente', rotulo: 'Emitente' },
        { valor: 'mes', rotulo: 'Mês' },
        { valor: 'cliente', rotulo: 'Cliente' },
      ],
      campos: [CLIENTE],
      ler: ({ db, scope }, consulta) => readRecebimentos(db, scope, consulta),
    }),
    definicao({
      nome: 'acuracia-do-estoque',
      titulo: 'Acurácia do estoque',
      descricao: 'Quanto do que foi contado no período bateu com o sistema, por lotes e por unidades.',
      periodo: true,
      por: [
        { valor: 'mes', rotulo: 'Mês' },
        { valor: 'cliente', rotulo: 'Cliente' },
        { valor: 'produto', rotulo: 'Produto' },
      ],
      campos: [CLIENTE],
      ler: ({ db, scope }, consulta) => readAcuracia(db, scope, consulta),
    }),
  ],
}
