import { clsx } from 'clsx'
import styles from '../entrada.module.css'
import { IconScan, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import type { SerieConhecida, VendaDaSerie } from '@app/contract/assistencia/relogioVendido'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '../../../../../platform/text/format.ts'
import { Button } from '../../../../../ui/page/button.tsx'
import { Campo } from '../../../../../ui/fields/campo.tsx'
import { Chips } from '../../../../../ui/fields/chips.tsx'
import { TextField } from '../../../../../ui/fields/text-field.tsx'
import { Bone } from '../../../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { CameraButton, readCode } from '../../../../casca/busca/index.ts'
import { passadoQuery, serieQuery } from '../../api.ts'
import { Photograph } from '../../fotos/photograph.tsx'
import { FotoTile } from '../../../../../ui/media/foto-tile.tsx'
import { RelogiosDoCliente } from '../relogios-do-cliente.tsx'
import type { RelogioDoCliente } from '../relogios-do-cliente.tsx'
import { Passado } from '../relogio/passado.tsx'
import { Veredicto } from '../relogio/veredicto.tsx'
import { Vendido } from '../relogio/vendido.tsx'
import { avisoDaSerie, serieLida } from '../relogio/serie.ts'
import { pedeNota } from '../entrada.ts'
import { ModeloPicker, sintomasQuery } from '../pickers.tsx'
import type { EntradaForm } from '../use-entrada.ts'

const ACESSORIOS = ['Pulseira', 'Estojo', 'Certificado', 'Elos avulsos', 'Pilha', 'Nada'] as const

/** A pause in typing after which the number is looked up. */
const PAUSE_MS = 400

const AIM = 'Aponte para o nº de série na tampa, na etiqueta ou no certificado do relógio.'

/** The serial number shows the watch's past and sets its model. */
function Identificacao({ form: { entrada, change, erros } }: { form: EntradaForm }) {
  const client = useQueryClient()
  const typed = entrada.numeroSerie.trim().toUpperCase()
  const [serial, setSerial] = useState(typed)
  // The past of the typed number shows without leaving the field; what it fills in waits for that.
  useEffect(() => {
    const timer = setTimeout(() => setSerial(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [] } = useQuery(passadoQuery(serial))
  const passado = data.find(({ modelo }) => !entrada.modelo || modelo.id === entrada.modelo.id)
  const { data: conhecida } = useQuery(serieQuery(serial, entrada.modelo?.id))
  const venda =
    serial === typed
      ? conhecida?.vendas.find(({ modelo }) => !entrada.modelo || modelo.id === entrada.modelo.id)
      : undefined
  // The claim needs no invoice once the number is known to be sold; what is known follows number and model.
  const provada = entrada.modelo ? (venda ?? null) : null
  const keep = useEffectEvent((known: SerieConhecida | undefined, prova: VendaDaSerie | null) => {
    if (known && serial === typed && prova?.vendidoEm !== entrada.venda?.vendidoEm) change({ venda: prova })
  })
  useEffect(() => keep(conhecida, provada), [conhecida, provada])
  const look = async (numeroSerie = typed) => {
    setSerial(numeroSerie)
    if (numeroSerie === '') return
    // Without an answer the person chooses the model.
    const known = await client.fetchQuery(passadoQuery(numeroSerie)).catch(() => [])
    const same = known.find(({ modelo }) => !entrada.modelo || modelo.id === entrada.modelo.id)
    change({ emOutraOs: same?.emOs != null })
    const [only, ...others] = known
    if (entrada.modelo || others.length > 0) return
    if (!only) {
      // A watch that never came in, but that the manufacturer sold.
      const { vendas } = await client
        .fetchQuery(serieQuery(numeroSerie, undefined))
        .catch(() => ({ vendas: [] as VendaDaSerie[] }))
      const [sold, ...more] = vendas
      if (sold && more.length === 0) change({ modelo: sold.modelo, venda: sold })
      return
    }
    change({
      modelo: { ...only.modelo, mesesGarantia: only.mesesGarantia, lancamento: only.lancamento },
      ...(only.dataNotaFiscal && { dataNotaFiscal: only.dataNotaFiscal }),
    })
  }
  const choose = async ({ numeroSerie, modelo }: RelogioDoCliente) => {
    setSerial(numeroSerie)
    change({ numeroSerie, modelo: null })
    const known = await client.fetchQuery(passadoQuery(numeroSerie)).catch(() => [])
    const same = known.find((one) => one.modelo.id === modelo.id)
    if (!same) return
    change({
      modelo: { ...same.modelo, mesesGarantia: same.mesesGarantia, lancamento: same.lancamento },
      emOutraOs: same.emOs !== null,
      ...(same.dataNotaFiscal && { dataNotaFiscal: same.dataNotaFiscal }),
    })
  }
  const take = (code: string) => {
    const numeroSerie = serieLida(readCode(code))
    if (numeroSerie === null)
      return toast.error('Este código não é um nº de série: leia a etiqueta do relógio.')
    change({ numeroSerie, emOutraOs: false, venda: null })
    void look(numeroSerie)
  }
  return (
    <section className="cartao" aria-labelledby="e-ident">
      <h2 className="so-leitor" id="e-ident">
        Identificação
      </h2>
      <div className={clsx('corpo', styles.osIdent)}>
        {entrada.consumidor && (
          <RelogiosDoCliente
            consumidor={entrada.consumidor}
            escolhido={entrada.numeroSerie}
            onChoose={(relogio) => void choose(relogio)}
          />
        )}
        <TextField
          label="Nº de série"
          required={entrada.osType === 'OS'}
          icon={IconScan}
          numeric
          maxLength={60}
          autoComplete="off"
          value={entrada.numeroSerie}
          error={erros.numeroSerie}
          warning={avisoDaSerie(serial === typed ? typed : '', entrada.modelo, conhecida)}
          onChange={(numeroSerie) => change({ numeroSerie, emOutraOs: false, venda: null })}
          end={<CameraButton label="Ler o nº de série com a câmera" aim={AIM} onCode={take} />}
          onBlur={() => void look()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void look()
          }}
        />
        <ModeloPicker
          label="Modelo"
          required={entrada.osType === 'OS'}
          value={entrada.modelo}
          error={erros.modelo}
          onChange={(modelo) => change({ modelo })}
        />
        {venda && <Vendido entrada={entrada} venda={venda} />}
        {passado && <Passado passado={passado} />}
        {entrada.osType === 'OS' && entrada.emOutraOs && (
          <Campo
            of={CAMPOS_OS}
            form={{ values: entrada, erros, onChange: change }}
            name="motivoSegundaOs"
            required
            rows={2}
            className="cheio"
            help="Só o responsável abre uma segunda OS do mesmo relógio."
          />
        )}
      </div>
    </section>
  )
}

function Garantia({ form: { entrada, change, erros } }: { form: EntradaForm }) {
  const plain = { of: CAMPOS_OS, form: { values: entrada, erros, onChange: change } }
  return (
    <section className="cartao" aria-label="Garantia">
      <div className={clsx('corpo', styles.osIdent)}>
        <Campo
          {...plain}
          name="reclamaGarantia"
          className="cheio"
          help={
            entrada.venda
              ? 'O fabricante informou a venda deste número: não é preciso nota fiscal.'
              : 'Com a nota fiscal da compra.'
          }
        />
        {entrada.reclamaGarantia && (
          <>
            <Campo {...plain} name="numeroNotaFiscal" required={pedeNota(entrada)} />
            <Campo {...plain} name="dataNotaFiscal" required={pedeNota(entrada)} />
            {entrada.venda === null && <Veredicto entrada={entrada} />}
            <div className={clsx(styles.nfFoto, 'cheio')}>
              {entrada.arquivoNotaFiscal ? (
                <p className="linha">
                  Nota fiscal fotografada
                  <Button
                    small
                    look="quiet"
                    icon={IconX}
                    iconOnly
                    onClick={() => change({ arquivoNotaFiscal: null })}
                  >
                    Remover a foto da nota fiscal
                  </Button>
                </p>
              ) : (
                <FotoTile
                  label="Fotografar a nota fiscal"
                  onFotos={([first]) => change({ arquivoNotaFiscal: first ?? null })}
                />
              )}
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** Second step: the watch, its state, its owner's complaint, and its accessories. */
export function PassoRelogio({ form }: { form: EntradaForm }) {
  const { entrada, change, erros } = form
  const { data: sintomas } = useQuery(sintomasQuery)
  return (
    <>
      <Identificacao form={form} />
      <section className="cartao" aria-labelledby="e-fotos">
        <header>
          <h2 id="e-fotos">Como ele chegou</h2>
          {entrada.fotos.length > 0 && (
            <span className="t2 sm num">{formatCount(entrada.fotos.length, 'foto', 'fotos')}</span>
          )}
        </header>
        <div className="corpo">
          <Photograph rotulos fotos={entrada.fotos} onChange={(fotos) => change({ fotos })} />
        </div>
      </section>
      <section className="cartao" aria-labelledby="e-diz">
        <header>
          <h2 id="e-diz">O cliente diz</h2>
        </header>
        <div className="corpo pilha">
          {sintomas ? (
            <Chips
              label="Sintomas"
              options={sintomas.map(({ id, nome }) => ({ key: id, label: nome }))}
              value={entrada.sintomas}
              error={erros.sintomas}
              onChange={(ids) => change({ sintomas: ids })}
            />
          ) : (
            <Bone width="70%" />
          )}
          <TextField
            label="Nas palavras dele"
            maxLength={CAMPOS_OS.relato.max}
            autoComplete="off"
            value={entrada.relato}
            error={erros.relato}
            onChange={(relato) => change({ relato, sintomas: entrada.sintomas })}
          />
        </div>
      </section>
      <section className="cartao" aria-labelledby="e-junto">
        <header>
          <h2 id="e-junto">{CAMPOS_OS.acessorios.label}</h2>
        </header>
        <div className="corpo">
          <Chips
            label={CAMPOS_OS.acessorios.label}
            options={ACESSORIOS.map((one) => ({ key: one, label: one }))}
            value={entrada.acessorios}
            onChange={(acessorios) => change({ acessorios })}
          />
        </div>
      </section>
      <Garantia form={form} />
    </>
  )
}
