import {
  Relatorio,
  RelatorioAno,
  RelatorioCitado,
  RelatorioExport,
  RelatorioFiltro,
  RelatorioMes,
} from '@app/contract/casca/relatorio'
import { z } from 'zod'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { exportRelatorio, getRelatorio, listAnos, listMeses, listRelatorios } from './actions.ts'
import type { DefinicaoRelatorio, Relatorios } from './definicao.ts'

const tags = ['Relatórios']

/** The calls of one report, each with its ability. */
const routesOf =
  (definicao: DefinicaoRelatorio): Routes =>
  async (app) => {
    const { nome, titulo, descricao, ability } = definicao
    app.get(
      `/relatorio/${nome}`,
      {
        config: { ability, longRead: true },
        schema: {
          tags,
          summary: titulo,
          description: descricao,
          querystring: RelatorioFiltro,
          response: { 200: Relatorio },
        },
      },
      (req) => getRelatorio(req.ctx, definicao, req.query),
    )
    app.post(
      `/relatorio/${nome}/export/CSV`,
      {
        config: { ability, longRead: true },
        schema: { tags, summary: `${titulo}, em CSV`, produces: ['text/csv'], body: RelatorioExport },
      },
      async (req, reply) =>
        sendCsv(reply, req.ctx, await exportRelatorio(req.ctx, definicao, req.body.filter ?? {})),
    )
  }

/** The reports of all installed modules (rede §6), their index, and the months and years to choose from. */
export const relatorioRoutes =
  (partes: readonly Relatorios[]): Routes =>
  async (app) => {
    app.get(
      '/relatorio',
      {
        config: { ability: 'session' },
        schema: {
          tags,
          summary: 'Os relatórios que a pessoa lê',
          response: { 200: z.array(RelatorioCitado) },
        },
      },
      async (req) => listRelatorios(req.ctx, partes),
    )
    app.get(
      '/relatorio/meses',
      {
        config: { ability: 'session' },
        schema: {
          tags,
          summary: 'Os meses de que há registros, o último primeiro',
          response: { 200: z.array(RelatorioMes) },
        },
      },
      (req) => listMeses(req.ctx, partes),
    )
    app.get(
      '/relatorio/anos',
      {
        config: { ability: 'session' },
        schema: {
          tags,
          summary: 'Os anos de que há registros, o último primeiro',
          response: { 200: z.array(RelatorioAno) },
        },
      },
      (req) => listAnos(req.ctx, partes),
    )
    for (const { relatorios } of partes)
      for (const definicao of relatorios) await app.register(routesOf(definicao))
  }
