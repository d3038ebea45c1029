import type { Camera, Scene, WebGLRenderer } from 'three'

/** Makes the programs of a scene, of what is hidden in it, too; resolves when they are made, as far as the browser says when. */
export async function compiled(renderer: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
  // Asked where it cannot be known, three.js complains aloud.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
  else renderer.compile(scene, camera)
}
