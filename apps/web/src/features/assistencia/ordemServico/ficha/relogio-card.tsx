import { clsx } from 'clsx'
import styles from './os.module.css'
import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { contradicaoDaNota } from '@app/rules/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { arquivoQuery } from '../api.ts'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import { FotoLegenda, fotoWords } from '../fotos/before-after.tsx'
import { FotoOs } from '../fotos/foto-os.tsx'
import { useNovasFotos } from './novas-fotos.ts'
import { GarantiaBadge, ReincidenciaBadge } from '../entrada/relogio/garantia.tsx'

const Fato = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? styles.inteiro : undefined}>
    <dt>{label}</dt>
    <dd>{children || '—'}</dd>
  </div>
)

const notaFiscal = ({ numeroNotaFiscal, dataNotaFiscal }: OrdemServico) =>
  [numeroNotaFiscal, formatDay(dataNotaFiscal)].filter(Boolean).join(' · ')

type Props = { os: OrdemServico; editable: boolean; onEdit: () => void }

/** The watch: its photos, its data, and its owner's complaint. */
export function RelogioCard({ os, editable, onEdit }: Props) {
  const client = useQueryClient()
  const { busy, run } = useNovasFotos(os)
  const contradicao = contradicaoDaNota(os.dataNotaFiscal, os.venda)
  const open = async (arquivoId: number) => {
    const tab = window.open('', '_blank')
    try {
      const url = URL.createObjectURL(await client.fetchQuery(arquivoQuery(os.id, arquivoId)))
      if (tab) tab.location.href = url
      // By then the tab has loaded the picture.
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch (error) {
      tab?.close()
      tellFailure(error)
    }
  }
  return (
    <section className="cartao" aria-labelledby="os-relogio">
      <header>
        <h2 id="os-relogio">Relógio</h2>
        <div className="fim linha">
          <ReincidenciaBadge of={os} />
          <GarantiaBadge of={os} prefix="Garantia: " />
          {editable && (
            <Button small look="quiet" icon={IconPencil} onClick={onEdit}>
              Corrigir
            </Button>
          )}
        </div>
      </header>
      <div className={os.fotos.length > 0 || editable ? styles.osRel : clsx(styles.osRel, styles.semFotos)}>
        <ul className={styles.osFotos} aria-label="Fotos">
          {os.fotos.map((foto, index) => (
            <li key={foto.id}>
              <button
                type="button"
                aria-label={`Abrir a foto ${index + 1}: ${fotoWords(foto) ?? foto.filename}`}
                onClick={() => void open(foto.id)}
              >
                <FotoOs osId={os.id} arquivo={foto} alt="" />
                <FotoLegenda foto={foto} />
              </button>
            </li>
          ))}
          {editable && (
            <li className={styles.nova}>
              <FotoTile label="Foto" busy={busy} onFotos={run} />
            </li>
          )}
        </ul>
        <dl>
          <Fato label="Modelo">{os.relogio?.modelo.descricao}</Fato>
          <Fato label="Nº de série">
            {os.relogio ? (
              <Link className="link num" to="/relogio/$id/ficha" params={{ id: String(os.relogio.id) }}>
                {os.relogio.numeroSerie}
              </Link>
            ) : (
              '—'
            )}
          </Fato>
          <Fato label="Sintomas">{os.sintomas.map(({ nome }) => nome).join('; ')}</Fato>
          <Fato label={CAMPOS_OS.acessorios.label}>{os.acessorios.join(', ')}</Fato>
          <Fato label="Nota fiscal">
            <span className="num">{notaFiscal(os) || '—'}</span>
            {os.arquivoNotaFiscal && (
              <Button
                small
                look="quiet"
                icon={IconExternalLink}
                iconOnly
                onClick={() => os.arquivoNotaFiscal && void open(os.arquivoNotaFiscal.id)}
              >
                Abrir a nota fiscal
              </Button>
            )}
          </Fato>
          {os.venda && (
            <Fato label="Vendido em">
              <span className="num">{formatDay(os.venda.vendidoEm)}</span>
              {os.venda.revendedor && `, por ${os.venda.revendedor}`}
              {contradicao && <small className="t2"> {contradicao}</small>}
            </Fato>
          )}
          <Fato label="Técnico">{os.tecnico?.nome}</Fato>
          {os.relato && (
            <Fato label="O cliente diz" wide>
              {os.relato}
            </Fato>
          )}
          {os.estadoRelogio && (
            <Fato label="Como ele chegou" wide>
              {os.estadoRelogio}
            </Fato>
          )}
          {os.preAvaliacao && (
            <Fato label="Pré-avaliação" wide>
              {os.preAvaliacao}
            </Fato>
          )}
          {os.avaliacao && (
            <Fato label="Avaliação técnica" wide>
              {os.avaliacao}
            </Fato>
          )}
          {os.reparo && (
            <Fato label="O que foi feito" wide>
              {os.reparo}
            </Fato>
          )}
          {os.motivoTroca && (
            <Fato label="Motivo da troca" wide>
              {os.motivoTroca}
            </Fato>
          )}
          {os.modeloEscolhido && <Fato label="Modelo escolhido">{os.modeloEscolhido.descricao}</Fato>}
          {os.relogioNovo && (
            <Fato label="Nº de série do relógio novo">
              <span className="num">{os.relogioNovo.numeroSerie}</span>
            </Fato>
          )}
          {os.relogioNovo?.destinoAntigo && (
            <Fato label="Relógio antigo" wide>
              {os.relogioNovo.destinoAntigo}
            </Fato>
          )}
          {os.retiradoPor && (
            <Fato label="Retirado por">
              {os.retiradoPor.nome}
              {os.dataEntragaRelogio && `, ${formatDay(os.dataEntragaRelogio)}`}
            </Fato>
          )}
          {os.observacoes && (
            <Fato label="Observações" wide>
              {os.observacoes}
            </Fato>
          )}
        </dl>
      </div>
    </section>
  )
}
